// Compares the contract with the last released one: every change that breaks a client must be told in the changelog.
// Usage: node breaking.mjs RELEASED CONTRACT CHANGELOG
//
// A change is told by a line under "### Breaking" of the unreleased changes that names, in backticks, the operation
// or the schema that it is in. Exit code 1, and a list, if one is not told.
import { readFileSync } from "node:fs";
import { apiDiff } from "api-smart-diff";

const PROBLEM = "application/problem+json";
const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

const [releasedPath, contractPath, changelogPath] = process.argv.slice(2);
const released = JSON.parse(readFileSync(releasedPath, "utf8"));
const contract = JSON.parse(readFileSync(contractPath, "utf8"));

function operations(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

// What is compared of a schema: words do not matter, and the members of a union have names, so that each is compared
// with itself; the library would pair those that look alike.
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (schema === null || typeof schema !== "object") return schema;
  const members = schema.oneOf ?? schema.anyOf ?? [];
  if (members.length > 0 && members.every((member) => member.$ref)) {
    const mapping = Object.entries(schema.discriminator?.mapping ?? {});
    const tags = new Map(mapping.map(([tag, reference]) => [reference, tag]));
    const named = members.map((member) => [tags.get(member.$ref) ?? member.$ref.split("/").at(-1), member]);
    return { type: "object", properties: Object.fromEntries(named) };
  }
  const made = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties") {
      made[key] = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, bare(field)]));
    } else if (key !== "title" && key !== "description") {
      made[key] = bare(value);
    }
  }
  return made;
}

// The codes of a refusal stand beside the reference; up to 1.0.0-draft they were the other half of an allOf.
function codes({ allOf, patternProperties }) {
  return allOf?.[1] ?? { type: "object", properties: { code: patternProperties["^code$"] } };
}

// Every refusal is the same problem with other codes, which is compared once instead of a hundred times.
function lean(document) {
  const copy = structuredClone(document);
  for (const { operation } of operations(copy)) {
    for (const response of Object.values(operation.responses)) {
      delete response.links;
      const problem = response.content?.[PROBLEM];
      if (problem) problem.schema = codes(problem.schema);
      for (const media of Object.values(response.content ?? {})) delete media.examples;
    }
    for (const media of Object.values(operation.requestBody?.content ?? {})) delete media.examples;
  }
  const schema = { $ref: "#/components/schemas/Problem" };
  const content = { [PROBLEM]: { schema } };
  copy.paths["/problem"] = { get: { operationId: "any", responses: { 400: { description: "A problem", content } } } };
  delete copy.components.examples;
  for (const [name, named] of Object.entries(copy.components.schemas)) copy.components.schemas[name] = bare(named);
  return copy;
}

function breaks(change) {
  const path = change.path.map(String);
  // Components stand alone there, so nobody knows whether they are asked or answered: what uses them is compared.
  if (path[0] === "components") return false;
  // Who may ask is compared below, since the library takes "anyone" for less than "nobody in particular".
  if (path[3] === "security") return false;
  const answered = path.includes("responses");
  const last = path.at(-1);
  // Readers must accept codes that they do not know.
  if (answered && change.action === "add" && path.includes(PROBLEM) && path.at(-2) === "enum") return false;
  // The library takes it for harmless that a field goes which was not certain, and that an answer's field has another
  // type; but requests are closed, and readers read.
  if (change.action === "remove" && path.at(-2) === "properties") return true;
  if (change.action === "replace" && ["type", "format", "const"].includes(last)) return true;
  return change.type === "breaking";
}

// The operation and the innermost named schema that a change is in.
function places(change) {
  const found = change.path[0] === "paths" ? [before.paths[change.path[1]]?.[change.path[2]]?.operationId] : [];
  let node = before;
  let schema;
  for (const step of change.path) {
    node = node?.[step];
    while (node?.$ref) {
      schema = node.$ref.split("/").at(-1);
      node = schema && node.$ref.slice(2).split("/").reduce((inner, name) => inner?.[name], before);
    }
  }
  return [schema, ...found].filter(Boolean);
}

const before = lean(released);
// The library changes what it is given.
const found = apiDiff(structuredClone(before), lean(contract))
  .filter(breaks)
  .map((change) => ({
    places: change.path[1] === "/problem" ? ["Problem", ...places(change)] : places(change),
    what: `${change.action} ${change.path.slice(1).join(" ")}`,
  }));

function callers(operation) {
  const ways = operation.security?.length ? operation.security : [{}];
  return new Set(ways.map((way) => JSON.stringify(way)));
}

// Generated clients call operations and schemas by their names.
const named = new Map(operations(contract).map(({ path, method, operation }) => [`${method} ${path}`, operation]));
for (const { path, method, operation } of operations(released)) {
  const now = named.get(`${method} ${path}`);
  if (now === undefined) continue;
  const where = [operation.operationId];
  if (now.operationId !== operation.operationId) {
    found.push({ places: where, what: `is called ${now.operationId} now` });
  }
  const lost = [...callers(operation)].filter((caller) => !callers(now).has(caller));
  if (lost.length > 0) found.push({ places: where, what: `refuses ${lost.join(" and ")} now` });
}
for (const name of Object.keys(released.components.schemas)) {
  if (!(name in contract.components.schemas)) found.push({ places: [name], what: "this schema is gone" });
}

const unreleased = readFileSync(changelogPath, "utf8").split(/^## /m)[1] ?? "";
const breaking = unreleased.split(/^### /m).find((section) => section.startsWith("Breaking")) ?? "";
const told = new Set([...breaking.matchAll(/`([^`]+)`/g)].map((match) => match[1]));

const untold = new Map();
for (const { places: where, what } of found) {
  if (where.some((place) => told.has(place))) continue;
  const key = where[0] ?? "the document";
  untold.set(key, [...(untold.get(key) ?? []), what]);
}
for (const [place, changes] of untold) {
  console.error(`${place}: ${changes[0]}${changes.length > 1 ? ` (and ${changes.length - 1} more)` : ""}`);
}
if (untold.size > 0) {
  console.error(
    "\nThese break clients of the last released contract. Undo them, or tell of them under `### Breaking` in the " +
      "unreleased part of CHANGELOG.md, each with its name in backticks.",
  );
  process.exit(1);
}
console.log(`No client of the last released contract is broken untold (${found.length} breaking changes told).`);
