// Lists, details and tables beside the picture. Texts are set as text, never as markup.
export function element(name, text = "", ...children) {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

export function list(symbols, opened) {
  return symbols.map((symbol) => {
    const item = element("li", `${symbol.name} `, element("small", `${symbol.kind} ${symbol.path}:${symbol.line}`));
    item.addEventListener("click", () => opened(symbol.iri));
    return item;
  });
}

export function section(title, items) {
  return items.length ? [element("h3", `${title} (${items.length})`), element("ul", "", ...items)] : [];
}

export function source(lines) {
  return element("pre", lines.map((row) => `${String(row.line).padStart(5)} ${row.text}`).join("\n"));
}

export function table({ head, results }) {
  const row = (name, texts) => element("tr", "", ...texts.map((text) => element(name, text)));
  return element("table", "", row("th", head.vars),
    ...results.bindings.map((binding) => row("td", head.vars.map((name) => binding[name]?.value ?? ""))));
}
