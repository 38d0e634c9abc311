// Elements of HTML and SVG. Texts are set as text, never as markup.
const SVG = "http://www.w3.org/2000/svg";

function filled(made, facts, children) {
  for (const [name, value] of Object.entries(facts)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== null && child !== ""));
  return made;
}

export const element = (name, facts = {}, ...children) => filled(document.createElement(name), facts, children);
export const shape = (name, facts = {}, ...children) => filled(document.createElementNS(SVG, name), facts, children);
export const button = (text, act, facts = {}, ...children) => element("button", { type: "button", onclick: act, ...facts }, text, ...children);
export const link = (text, href, facts = {}, ...children) => element("a", { href, ...facts }, text, ...children);

export function section(title, items, most = 200) {
  if (!items.length) return [];
  const more = items.length - most;
  return [element("h2", {}, `${title} (${items.length.toLocaleString()})`), element("ul", {}, ...items.slice(0, most),
    more > 0 ? element("li", {}, `and ${more.toLocaleString()} more`) : "")];
}

export const counted = (count, noun, plural = `${noun}s`) => `${count.toLocaleString()} ${count === 1 ? noun : plural}`;
