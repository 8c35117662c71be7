/** The person's account: made when it is first needed, so that nobody has to sign up before they can play. */

import { keepAccount, keepTaste, ownAccount, taste } from "./keepsakes.js";
import { changeMe, makePlayer } from "./operations.js";
import { Refused } from "./refusals.js";

/**
 * Do something with the token of the account. A server that was set up anew knows nobody any more: then with a new one.
 *
 * @template T
 * @param {string} name of the account, should it have to be made
 * @param {(token: string) => Promise<T>} deed
 * @returns {Promise<T>}
 */
export async function asPlayer(name, deed) {
  const known = ownAccount();
  if (!known) return deed(await newAccount(name));
  try {
    return await deed(known);
  } catch (trouble) {
    if (!(trouble instanceof Refused) || trouble.problem.code !== "unauthenticated") throw trouble;
    return deed(await newAccount(name));
  }
}

/**
 * Be called by a name from now on, here and in the matches to come.
 *
 * @param {string} name
 */
export function keepName(name) {
  const known = ownAccount();
  if (known && taste("name") !== name) {
    // The name at the table has been told already; that of the account can wait for another time.
    changeMe(known, name).catch(() => undefined);
  }
  keepTaste("name", name);
}

/** @param {string} name */
async function newAccount(name) {
  const { token } = await makePlayer(name);
  keepAccount(token);
  keepTaste("name", name);
  return token;
}
