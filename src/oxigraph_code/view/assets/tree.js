// The files of the project as a tree; a folder is filled when it is opened.
import { addressOf } from "./addresses.js";
import { element, link } from "./elements.js";

export function treeList(node, selected) {
  const parts = [...node.children].sort((a, b) => a.isFile - b.isFile || a.name.localeCompare(b.name));
  return element("ul", {}, ...parts.map((part) => element("li", {}, part.isFile ? fileLink(part, selected) : folded(part, selected))));
}

function fileLink(part, selected) {
  return link(part.name, addressOf("file", part.path), { title: part.path, "aria-current": part.path === selected ? "true" : undefined });
}

function folded(part, selected) {
  const isAround = selected === part.path || selected.startsWith(`${part.path}/`);
  const made = element("details", { open: isAround }, element("summary", { title: part.path },
    link(part.name, addressOf("start", part.path), { "aria-current": part.path === selected ? "true" : undefined }), element("small", {}, ` ${part.files.toLocaleString()}`)));
  const fill = () => { if (made.open && made.children.length === 1) made.append(treeList(part, selected)); };
  fill();
  made.addEventListener("toggle", fill);
  return made;
}
