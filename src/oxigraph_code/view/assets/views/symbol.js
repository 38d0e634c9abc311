// A symbol: its source in the middle, and one of its neighbourhoods beside it.
import { addressOf } from "../addresses.js";
import { ask } from "../asking.js";
import { editorLink } from "../editors.js";
import { element, link, section } from "../elements.js";
import { entryOf, grouped } from "../groups.js";
import { sourceOf } from "../source.js";

const VIEWS = { calls: "Calls", impact: "Impact", types: "Types" };
const opened = new Map();

// Shows a neighbourhood: `entries` on levels beside the symbol. What the reader opened and closed lasts for the symbol.
export function showNeighbourhood(page, view, symbol, entries, name) {
  const centre = { ...symbol, note: symbol.note ?? `${symbol.kind} · ${symbol.path ? symbol.path.split("/").pop() : "external"}`, hint: symbol.hint ?? `${symbol.name} · ${symbol.path}:${symbol.line}` };
  const key = `${view} ${symbol.iri}`;
  if (!opened.has(key)) opened.set(key, new Map());
  const open = opened.get(key), scene = grouped(centre, entries, open, name, page.room);
  page.draw(scene, "", {
    toggled: (id) => { open.set(id, !scene.boxes.find((box) => box.id === id).isUnfolded); showNeighbourhood(page, view, symbol, entries, name); },
    chosen: (id, entry) => choose(page, view, entry, scene),
  });
  page.legend();
}

function choose(page, view, entry, scene) {
  if (entry.iri?.includes("?external=")) page.say(`${entry.name} is outside of the project`);
  else if (entry.isCentre || entry.rows || entry.canOpen) page.select(entry.id);
  else if (entry.route) page.go("routes", entry.route);
  else if (entry.iri && entry.kind !== "Module") page.go(entry.view ?? (view === "types" ? "types" : "calls"), entry.iri);
  else if (entry.path) page.go("file", entry.line ? `${entry.path}:${entry.line}` : entry.path);
}

// The symbols that a name may mean.
export function offer(page, view, name, symbols) {
  const entries = symbols.map((one) => ({ ...entryOf(one, 1, one.note ?? one.kind), view }));
  showNeighbourhood(page, view, { iri: name, name, note: "may mean", hint: name }, entries, `Symbols that ${name} may mean`);
  page.moreDetails(...section("Choose one", entries.map((one) => element("li", {}, link(one.name, addressOf(view, one.iri)), element("small", {}, ` ${one.note} ${one.path}${one.line ? `:${one.line}` : ""}`)))));
}

export async function showSymbol(page, view, symbol) {
  page.crumbsOf(symbol);
  const { iri, path, line, end } = symbol, heading = element("h1", { title: symbol.name }, symbol.name);
  page.details(heading,
    element("p", {}, `${symbol.kind} ${path ? `${path}:${line}-${end} ` : "outside of the project"}`, path ? editorLink(page.project.root, path, line) : ""),
    element("p", { class: "views" }, ...Object.entries(VIEWS).map(([name, text]) => link(text, addressOf(name, page.nameFor(symbol)), { "aria-current": name === view ? "page" : undefined }))));
  const [answer, code] = await Promise.all([ask("get_symbol", { symbol: iri }).catch(() => ({})), path ? ask("read_snippet", { path, start: line, end }).catch(() => ({})) : {}]);
  if (!heading.isConnected) return;
  const text = [symbol.signature && `${symbol.name}${symbol.signature}`, ...(answer.documentation ?? []).map((entry) => entry.text)].filter(Boolean).join("\n\n");
  page.detailsAfterHeading(...symbol.remarks ?? [], ...stated(answer), text ? element("pre", { class: "text", tabindex: 0, "aria-label": "Documentation" }, text) : "", code.lines ? sourceOf(code.lines) : "");
  const members = (answer.members ?? []).filter((row) => row.iri);
  page.moreDetails(...section("Members", members.map((row) => element("li", {}, link(row.name, addressOf("calls", row.iri)), element("small", {}, ` ${row.kind}`)))));
}

// Facts of a symbol or file: owner, status, tags, goal, links, and the like.
export function stated(answer) {
  const facts = (answer.facts ?? []).filter((row) => row.fact !== "lines");
  return facts.length ? [element("dl", { class: "facts" }, ...facts.flatMap((row) => [element("dt", {}, row.fact), element("dd", {}, row.values.join(", "))]))] : [];
}

export const notes = (...answers) => answers.flatMap((answer) => answer.notes ?? []).map((note) => element("p", { class: "remark" }, note));
