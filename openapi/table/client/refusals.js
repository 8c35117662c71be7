/** What may go wrong between the page and the server, named by its cause. */

/** @import { Problem } from "../contract.js" */

/** The server said no, and why: the problem document is the answer's. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail);
    this.name = "Refused";
    this.problem = problem;
  }
}

/** The caller does not want the answer any more. */
export class GivenUp extends Error {
  constructor() {
    super("given up");
    this.name = "GivenUp";
  }
}
