// A file: its source and symbols, in the picture of its folder.
import { addressOf } from "../addresses.js";
import { ask } from "../asking.js";
import { editorLink } from "../editors.js";
import { element, link, section } from "../elements.js";
import { sourceOf } from "../source.js";
import { stated } from "./symbol.js";
import { neighbours, start } from "./start.js";

export async function fileView(page, argument) {
  const [, path, line] = argument.match(/^(.*?)(?::(\d+))?$/);
  const drawing = start(page, page.top && path.startsWith(`${page.top}/`) ? page.top : "", path);
  const heading = element("h1", { title: path }, path);
  page.details(heading, element("p", {}, editorLink(page.project.root, path, line ?? 1)));
  const [about, code, outline] = await Promise.all([ask("get_symbol", { symbol: path }).catch(() => ({})), ask("read_snippet", { path }).catch((error) => ({ summary: error.message })), ask("outline", { path }).catch(() => ({}))]);
  await drawing;
  if (!heading.isConnected) return;
  const symbols = Object.values(outline).filter(Array.isArray).flat().filter((row) => row.iri && row.name);
  page.moreDetails(
    ...stated(about),
    code.lines ? sourceOf(code.lines, Number(line)) : element("p", {}, String(code.summary ?? code)),
    ...section("Symbols", symbols.map((row) => element("li", {}, link(row.name, addressOf("calls", row.iri)), element("small", {}, ` ${row.kind} ${row.line}`)))),
    ...neighbours(page, path));
}
