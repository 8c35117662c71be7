/** Elements of the page: made in one call, and changed into new ones with as little movement as possible. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {string | number | Node | null | undefined | false | readonly any[]} Child what is falsy is left out */

/**
 * Properties of an element: `on…` are handlers, `key` names it among its siblings, `style` holds custom properties;
 * all others are attributes, where true is an empty one, and null, undefined and false are none.
 *
 * @typedef {{[name: string]: any}} Properties
 */

/**
 * An element of HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties | null} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties, ...children) {
  return furnished(document.createElement(tag), properties, children);
}

/**
 * An element of SVG.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties | null} [properties]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function s(tag, properties, ...children) {
  const element = /** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag));
  return furnished(element, properties, children);
}

/**
 * Make an element show these children. Those that are there already stay the same nodes, with their focus and in their
 * place on the screen, and only what differs is changed.
 *
 * @param {Element} parent
 * @param {...Child} children
 */
export function show(parent, ...children) {
  const wanted = document.createElement(parent.tagName);
  wanted.append(...flat(children));
  becomeChildren(parent, wanted);
}

/**
 * @template {HTMLElement | SVGElement} E
 * @param {E} element
 * @param {Properties | null | undefined} properties
 * @param {Child[]} children
 * @returns {E}
 */
function furnished(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) /** @type {any} */ (element)[name] = value;
    else if (name === "key") element.dataset["key"] = String(value);
    else if (name === "style") for (const [own, said] of Object.entries(value)) element.style.setProperty(own, String(said));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...flat(children));
  return element;
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function flat(children) {
  return children
    .flat(8)
    .filter((child) => child !== null && child !== undefined && child !== false && child !== "")
    .map((child) => (child instanceof Node ? child : String(child)));
}

const HANDLERS = /** @type {const} */ (["onclick", "onchange", "oninput", "onsubmit", "onkeydown", "ontoggle", "onclose"]);

/**
 * @param {Element} old
 * @param {Element} wanted
 */
function become(old, wanted) {
  const said = old.getAttribute("value");
  for (const name of old.getAttributeNames()) {
    // A person opens and closes these; drawing the page anew does not.
    if (!wanted.hasAttribute(name) && name !== "open" && name !== "style") old.removeAttribute(name);
  }
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? "";
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const style = /** @type {HTMLElement} */ (wanted).style.cssText;
  if (/** @type {HTMLElement} */ (old).style.cssText !== style) /** @type {HTMLElement} */ (old).style.cssText = style;
  for (const handler of HANDLERS) /** @type {any} */ (old)[handler] = /** @type {any} */ (wanted)[handler];
  // What a person has typed stays.
  const says = old.getAttribute("value");
  if (old instanceof HTMLInputElement && says !== said) old.value = says ?? "";
  becomeChildren(old, wanted);
}

/**
 * @param {Element} old
 * @param {Element} wanted
 */
function becomeChildren(old, wanted) {
  const left = new Map([...old.children].flatMap((child) => (keyOf(child) ? [[keyOf(child), child]] : [])));
  let next = old.firstChild;
  for (const node of [...wanted.childNodes]) {
    const kept = keyOf(node) ? left.get(keyOf(node)) : next;
    if (kept && isAlike(kept, node)) {
      if (kept === next) next = next.nextSibling;
      else old.insertBefore(kept, next);
      if (node instanceof Element) become(/** @type {Element} */ (kept), node);
      else if (kept.nodeValue !== node.nodeValue) kept.nodeValue = node.nodeValue;
    } else {
      old.insertBefore(node, next);
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** @param {Node} node */
function keyOf(node) {
  return node instanceof HTMLElement || node instanceof SVGElement ? node.dataset["key"] : undefined;
}

/**
 * May one become the other? A node without a key never takes the place of one with a key.
 *
 * @param {Node} old
 * @param {Node} wanted
 */
function isAlike(old, wanted) {
  return old.nodeName === wanted.nodeName && keyOf(old) === keyOf(wanted);
}
