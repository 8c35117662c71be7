/** The rules of a game, which come in Markdown, as elements: headings, paragraphs, lists, tables, bold and code. */

import { h } from "../drawing/element.js";

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*]+)\*/g;
const ITEM = /^\s*(-|\d+\.)\s+/;

/**
 * @param {string} markdown
 * @returns {HTMLElement[]}
 */
export function readable(markdown) {
  return markdown.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split("\n").filter((line) => line.trim() !== "");
    return lines.length > 0 ? blockOf(lines) : [];
  });
}

/**
 * @param {string[]} lines
 * @returns {HTMLElement[]}
 */
function blockOf(lines) {
  const [first = "", ...rest] = lines;
  const heading = /^(#+)\s+(.*)/.exec(first);
  if (heading) {
    // The dialog around it has the heading above these.
    const level = /** @type {"h3" | "h4"} */ ((heading[1] ?? "").length <= 2 ? "h3" : "h4");
    return [h(level, null, ...inline(heading[2] ?? "")), ...(rest.length > 0 ? blockOf(rest) : [])];
  }
  if (first.trim().startsWith("|")) return [table(lines)];
  if (ITEM.test(first)) return [list(lines)];
  const item = rest.findIndex((line) => ITEM.test(line));
  if (item >= 0) return [...blockOf(lines.slice(0, item + 1)), ...blockOf(lines.slice(item + 1))];
  return [h("p", null, ...inline(lines.map((line) => line.trim()).join(" ")))];
}

/** @param {string[]} lines */
function list(lines) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const isNumbered = /^\s*\d/.test(lines[0] ?? "");
  return h(isNumbered ? "ol" : "ul", null, ...items.map((item) => h("li", null, ...inline(item))));
}

/** @param {string[]} lines */
function table(lines) {
  const rows = lines
    .filter((line) => !/^\s*\|[-:| ]+\|\s*$/.test(line))
    .map((line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  const [head = [], ...body] = rows;
  return h(
    "div",
    { class: "scrolling", tabindex: 0, role: "group", "aria-label": head.filter(Boolean).join(", ") },
    h(
      "table",
      null,
      h("thead", null, h("tr", null, ...head.map((cell) => (cell ? h("th", { scope: "col" }, ...inline(cell)) : h("td", null))))),
      h("tbody", null, ...body.map((row) => h("tr", null, ...row.map((cell) => h("td", null, ...inline(cell)))))),
    ),
  );
}

/**
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
function inline(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    parts.push(text.slice(end, found.index));
    const [whole, bold, code, slanted] = found;
    parts.push(bold !== undefined ? h("strong", null, bold) : code !== undefined ? h("code", null, code) : h("em", null, slanted));
    end = found.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
