// Links that open a line in the editor of the reader.
import { element } from "./elements.js";

const EDITORS = {
  "VS Code": (path, line) => `vscode://file/${path}:${line}`,
  Cursor: (path, line) => `cursor://file/${path}:${line}`,
  Windsurf: (path, line) => `windsurf://file/${path}:${line}`,
  Zed: (path, line) => `zed://file/${path}:${line}`,
  JetBrains: (path, line) => `idea://open?file=/${path}&line=${line}`,
};
// In the frame of a notebook there is no storage.
const chosen = () => { try { return localStorage.getItem("editor") ?? "VS Code"; } catch { return "VS Code"; } };

export function chooseEditor(select) {
  select.replaceChildren(...Object.keys(EDITORS).map((name) => element("option", {}, name)));
  select.value = chosen();
  select.addEventListener("change", () => localStorage.setItem("editor", select.value));
}

export function editorLink(root, path, line) {
  const whole = `${root}/${path}`.replace(/^\//, "").split("/").map(encodeURIComponent).join("/");
  return element("a", { href: (EDITORS[chosen()] ?? EDITORS["VS Code"])(whole, line) }, `Open in ${chosen()}`);
}
