// Lists, details and tables beside the picture. Texts are set as text, never as markup.
export function element(name, text = "", ...children) {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

export function button(text, act, ...children) {
  const made = element("button", text, ...children);
  made.addEventListener("click", act);
  return made;
}

export function list(symbols, opened) {
  return symbols.map((symbol) => {
    const place = symbol.path ? `${symbol.path}:${symbol.line}` : "external";
    return element("li", "", button(`${symbol.name} `, () => opened(symbol.iri, symbol), element("small", `${symbol.kind} ${place}`)));
  });
}

export function section(title, items) {
  return items.length ? [element("h3", `${title} (${items.length.toLocaleString()})`), element("ul", "", ...items)] : [];
}

export function source(lines) {
  return element("pre", lines.map((row) => `${String(row.line).padStart(5)} ${row.text}`).join("\n"));
}

// `isKnown` tells IRIs of symbols from other values.
export function table({ head, results }, isKnown, opened) {
  const cell = (value) => isKnown(value) ? element("td", "", button(value.slice(value.lastIndexOf("/") + 1), () => opened(value))) : element("td", value);
  return element("table", "", element("tr", "", ...head.vars.map((name) => element("th", name))),
    ...results.bindings.map((binding) => element("tr", "", ...head.vars.map((name) => cell(binding[name]?.value ?? "")))));
}

const EDITORS = {
  "VS Code": (path, line) => `vscode://file/${path}:${line}`,
  Cursor: (path, line) => `cursor://file/${path}:${line}`,
  Windsurf: (path, line) => `windsurf://file/${path}:${line}`,
  Zed: (path, line) => `zed://file/${path}:${line}`,
  JetBrains: (path, line) => `idea://open?file=/${path}&line=${line}`,
};

export function chooseEditor(select) {
  select.replaceChildren(...Object.keys(EDITORS).map((name) => element("option", name)));
  select.value = localStorage.getItem("editor") ?? "VS Code";
  select.addEventListener("change", () => localStorage.setItem("editor", select.value));
}

export function editorLink(root, path, line) {
  const name = localStorage.getItem("editor") ?? "VS Code";
  const link = element("a", `Open in ${name}`);
  link.href = EDITORS[name](`${root}/${path}`.replace(/^\//, "").split("/").map(encodeURIComponent).join("/"), line);
  return link;
}
