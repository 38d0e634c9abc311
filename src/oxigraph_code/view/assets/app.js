// The page: what is asked when, and the keyboard.
import { Picture, hue } from "./picture.js";
import { element, list, section, source, table } from "./panels.js";

const by = (id) => document.getElementById(id);
const picture = new Picture(by("picture"), opened);
let whole, focus, mode = "map", asked = 0;

async function ask(name, question) {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question) };
  const response = await fetch(`/api/${name}`, sent);
  const reply = response.headers.get("Content-Type").startsWith("application/json")
    ? await response.json() : { error: await response.text() };
  if (reply.error) throw new Error(`${reply.error} ${reply.hint ?? ""}`);
  return reply;
}

const say = (text) => { by("status").textContent = text; };
const tried = (work) => async (...given) => { try { await work(...given); } catch (error) { say(error.message); } };

function showMap() {
  mode = "map";
  if (!whole) return;
  const graph = new graphology.Graph({ type: "directed" });
  const folders = new Map();
  whole.iri.forEach((iri, number) => {
    const folder = whole.path[number].split("/").slice(0, -1).join("/");
    if (!folders.has(folder)) folders.set(folder, folders.size);
    const isFile = whole.kind[number] === "Module";
    graph.addNode(whole.base + iri, { x: whole.x[number], y: whole.y[number], size: isFile ? 4 : 2,
      color: hue(folders.get(folder)), label: whole.name[number], path: whole.path[number], kind: whole.kind[number] });
  });
  for (const [from, to, count] of whole.edges)
    graph.addEdge(whole.base + whole.iri[from], whole.base + whole.iri[to], { size: Math.min(0.3 + count / 40, 2) });
  picture.show(graph);
  say(`${graph.order.toLocaleString()} nodes, ${graph.size.toLocaleString()} dependencies between files`);
}

function place(graph, symbol, x, y, color, size = 7) {
  if (!graph.hasNode(symbol.iri)) graph.addNode(symbol.iri, { x, y, size, color, label: symbol.name });
}

function connect(graph, from, to) {
  if (graph.hasNode(from) && graph.hasNode(to) && !graph.hasEdge(from, to)) graph.addEdge(from, to, { type: "arrow", size: 1.5 });
}

async function showNeighbours(iri, graph = new graphology.Graph({ type: "directed" })) {
  mode = "near";
  const mine = ++asked;
  const [callers, callees] = await Promise.all([ask("get_callers", { symbol: iri }), ask("get_callees", { symbol: iri })]);
  const centre = callers.answer.symbol ?? callees.answer.symbol;
  if (mine !== asked) return;
  if (!centre) { say(String(callers.answer)); return; }
  place(graph, centre, 0, 0, hue(0), 10);
  const { x, y } = graph.getNodeAttributes(centre.iri);
  const add = (found, way) => found.forEach((symbol, number) => {
    place(graph, symbol, x + way * 10, y + (number - (found.length - 1) / 2) * 2, hue(way > 0 ? 2 : 1));
    way > 0 ? connect(graph, centre.iri, symbol.iri) : connect(graph, symbol.iri, centre.iri);
  });
  add(callers.answer.callers ?? [], -1);
  add(callees.answer.callees ?? [], 1);
  picture.show(graph);
  say(callers.answer.summary ?? String(callers.answer));
}

async function showImpact(iri) {
  mode = "impact";
  const mine = ++asked;
  const { answer, found } = await ask("impact_analysis", { symbol: iri });
  if (mine !== asked) return;
  say(answer.summary ?? String(answer));
  if (!found || !answer.dependents) return;
  const graph = new graphology.Graph({ type: "directed" });
  place(graph, { iri, name: focus?.name ?? iri }, 0, 0, hue(0), 12);
  const rings = Map.groupBy(answer.dependents, (symbol) => symbol.distance);
  for (const [distance, ring] of rings)
    ring.forEach((symbol, number) => {
      const angle = 2 * Math.PI * number / ring.length;
      place(graph, symbol, distance * Math.cos(angle), distance * Math.sin(angle), hue(distance), 6);
    });
  for (const symbol of answer.dependents) for (const over of symbol.over) connect(graph, symbol.iri, over);
  picture.show(graph);
}

async function showDetails(iri) {
  const panel = by("details");
  const { answer } = await ask("get_symbol", { symbol: iri });
  if (!answer.symbol) { panel.hidden = true; return; }
  const symbol = focus = answer.symbol;
  panel.hidden = false;
  panel.replaceChildren(element("h2", symbol.name), element("div", `${symbol.kind} ${symbol.path}:${symbol.line}-${symbol.end}`),
    element("pre", [symbol.signature, ...answer.documentation.map((entry) => entry.text)].filter(Boolean).join("\n\n")));
  const isType = ["Class", "Trait", "Enum"].includes(symbol.kind);
  const [code, types] = await Promise.all([
    symbol.path ? ask("read_snippet", { path: symbol.path, start: symbol.line, end: symbol.end }) : null,
    isType ? ask("type_hierarchy", { symbol: iri }) : null]);
  if (focus !== symbol) return;
  if (types) panel.append(...section("Ancestors", list(types.answer.ancestors ?? [], opened)),
    ...section("Descendants", list(types.answer.descendants ?? [], opened)));
  if (code?.answer.lines) panel.append(element("h3", "Source"), source(code.answer.lines));
}

function opened(iri) {
  hideResults();
  const file = picture.graph?.hasNode(iri) && picture.graph.getNodeAttributes(iri);
  if (file?.kind === "Module") return showFile(file.path);
  const grown = mode === "near" ? picture.graph : undefined;
  tried(showNeighbours)(iri, grown);
  return tried(showDetails)(iri);
}

const showFile = tried(async (path) => {
  const panel = by("details");
  const { answer } = await ask("read_snippet", { path });
  panel.hidden = false;
  focus = undefined;
  panel.replaceChildren(element("h2", path), ...(answer.lines ? [source(answer.lines)] : [element("p", String(answer))]));
});

function hideResults() { by("results").hidden = true; }

const search = tried(async () => {
  const query = by("search").value.trim();
  if (!query) { hideResults(); return; }
  const mine = search.last = {};
  const { answer } = await ask("search_code", { query });
  if (mine !== search.last) return;
  const items = list(answer.symbols ?? [], opened);
  by("results").replaceChildren(...(items.length ? items : [element("li", String(answer.summary ?? answer))]));
  by("results").hidden = false;
  items[0]?.classList.add("chosen");
});

function choose(way) {
  const items = [...by("results").children], now = items.findIndex((item) => item.className === "chosen");
  items[now]?.classList.remove("chosen");
  const next = items[(now + way + items.length) % items.length];
  next?.classList.add("chosen");
  next?.scrollIntoView({ block: "nearest" });
}

function save(blob, name) {
  const link = element("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

let typing;
by("search").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(search, 150); });
by("map").addEventListener("click", showMap);
by("near").addEventListener("click", () => focus && tried(showNeighbours)(focus.iri));
by("impact").addEventListener("click", () => focus && tried(showImpact)(focus.iri));
by("query").addEventListener("click", () => { by("sparql").hidden = !by("sparql").hidden; });
by("svg").addEventListener("click", () => save(new Blob([picture.svg()], { type: "image/svg+xml" }), "code.svg"));
by("png").addEventListener("click", tried(async () => save(await picture.png(), "code.png")));
by("run").addEventListener("click", tried(async () => {
  const { answer } = await ask("sparql_query", { query: by("text").value });
  by("table").replaceChildren(answer.results ? table(answer) : element("pre", typeof answer === "string" ? answer : JSON.stringify(answer)));
}));
document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA)$/.test(event.target.tagName), inSearch = event.target === by("search");
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (event.key === "Escape") {
    if (isTyping || !by("results").hidden) { hideResults(); event.target.blur(); } else { by("details").hidden = true; showMap(); }
  } else if (inSearch && arrow?.[1]) choose(-arrow[1]);
  else if (inSearch && event.key === "Enter") by("results").querySelector(".chosen")?.click();
  else if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  else if (event.key === "/") by("search").focus();
  else if (arrow) picture.sigma && picture.pan(...arrow);
  else if ("+-".includes(event.key)) picture.sigma && picture.zoom(event.key === "+" ? 1 : -1);
  else return;
  event.preventDefault();
});

tried(async () => {
  whole = await (await fetch("/api/map")).json();
  if (mode === "map") showMap();
})();
