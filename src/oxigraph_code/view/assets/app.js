// The page: views, what is asked for each, and the keyboard.
import { heat, layered, mapOf, rings, springs } from "./charts.js";
import { matrixOf } from "./matrix.js";
import { button, chooseEditor, editorLink, element, list, section, source, table } from "./panels.js";
import { isDark, Picture, png } from "./picture.js";

const MOST_DRAWN = 1000;
const by = (id) => document.getElementById(id);
const picture = new Picture(by("picture"), (iri) => opened(iri));
let whole, focus, turn = 0, project = "", grown;

async function ask(name, question = {}) {
  const isAboutGraph = name === "sparql_query" || name === "index_status";
  const body = JSON.stringify(isAboutGraph ? question : { ...question, project });
  const response = await fetch(`/api/${name}`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const reply = response.headers.get("Content-Type").startsWith("application/json")
    ? await response.json() : { error: await response.text() };
  if (reply.error) throw new Error(`${reply.error} ${reply.hint ?? ""}`);
  if (reply.problem) throw new Error(reply.problem);
  return reply.answer ?? reply;
}

const counted = (count, noun) => `${count.toLocaleString()} ${noun}${count === 1 ? "" : "s"}`;
const say = (text) => { by("status").textContent = by("status").title = text; };
const tried = (work) => async (...values) => { try { return await work(...values); } catch (error) { say(error.message); return undefined; } };

function show(graph, choices) {
  by("chart").hidden = true;
  by("picture").hidden = false;
  picture.show(graph, { selected: focus?.iri, ...choices });
}

function chart(...content) {
  by("picture").hidden = true;
  by("chart").hidden = false;
  by("chart").replaceChildren(...content);
}

// Each view takes an argument and draws, unless another view was opened meanwhile.
const VIEWS = {
  map: () => {
    show(mapOf(whole), { size: whole.size, regions: whole.folders });
    const cycles = whole.edges.filter(([, , , isCycle]) => isCycle).length;
    say(`${whole.iri.length.toLocaleString()} files and symbols, ${whole.edges.length.toLocaleString()} dependencies between files` +
      `${cycles ? `, ${cycles.toLocaleString()} of them in cycles (red)` : ""} · ${whole.freshness}`);
  },
  heat: async (_, isLate) => {
    const { commits, files } = await ask("heat");
    if (isLate()) return;
    show(mapOf(whole, files), { size: whole.size, regions: whole.folders });
    const most = Math.max(0, ...Object.values(files));
    focus = undefined;
    say(`files by commits, of the newest ${commits.toLocaleString()}: grey none, red up to ${most}`);
    details(element("h2", "Most changed files"), element("ul", "", ...Object.entries(files).sort((a, b) => b[1] - a[1]).slice(0, 40)
      .map(([path, count]) => { const item = element("li", "", button(`${count} ${path}`, () => showFile(path))); item.style.borderLeft = `4px solid ${heat(count, most)}`; return item; })));
  },
  matrix: async (folder, isLate) => {
    const found = await ask("matrix", { folder: folder ?? "" });
    if (isLate()) return;
    const up = found.folder.includes("/") ? found.folder.slice(0, found.folder.lastIndexOf("/")) : "";
    chart(element("p", "", ...(found.folder ? [button("Up", () => go("matrix", up)), ` ${found.folder} `] : []), "A row uses the columns that are filled in it."),
      matrixOf(found, (part) => part.is_file ? showFile(part.path) : go("matrix", part.path)));
    const cyclic = found.parts.filter((part) => part.cycle >= 0).length;
    say(`${found.parts.length} parts${found.left_out ? `, ${found.left_out} with fewer dependencies left out` : ""}; ${cyclic ? `${cyclic} in cycles (red)` : "no cycles"}`);
  },
  routes: async (_, isLate) => {
    const { routes } = await ask("routes");
    if (isLate()) return;
    focus = undefined;
    details(element("h2", `Routes (${routes.length})`), element("ul", "", ...list(routes, (iri, route) => iri ? opened(iri) : showFile(route.path, route.line))));
    say(routes.length ? counted(routes.length, "route") : "no routes of web frameworks in the graph");
  },
  calls: async (iri, isLate) => {
    const [callers, callees] = await Promise.all([ask("get_callers", { symbol: iri }), ask("get_callees", { symbol: iri })]);
    if (isLate()) return;
    const centre = callers.symbol ?? callees.symbol;
    if (!centre) { say(String(callers)); return; }
    const isGrowing = grown?.levels.has(iri);
    grown = isGrowing ? grown : { levels: new Map([[iri, { symbol: centre, level: 0 }]]), pairs: [] };
    const { level } = grown.levels.get(iri);
    const add = (found, way) => found.slice(0, MOST_DRAWN).forEach((symbol) => {
      if (!grown.levels.has(symbol.iri)) grown.levels.set(symbol.iri, { symbol, level: level + way });
      grown.pairs.push(way > 0 ? [iri, symbol.iri] : [symbol.iri, iri]);
    });
    add(callers.callers ?? [], -1);
    add(callees.callees ?? [], 1);
    show(layered(grown.levels, grown.pairs), { selected: iri });
    say(`callers left, callees right; select one to expand it · ${callers.summary ?? callers}`);
  },
  impact: async (iri, isLate) => {
    const found = await ask("impact_analysis", { symbol: iri });
    if (isLate()) return;
    if (!found.dependents) { say(String(found)); return; }
    const left = found.dependents.length - MOST_DRAWN;
    show(rings({ iri, name: focus?.name ?? iri }, found.dependents.slice(0, MOST_DRAWN)), { selected: iri });
    say(`${left > 0 ? `the nearest ${MOST_DRAWN.toLocaleString()} drawn · ` : ""}${found.summary}`);
  },
  types: async (iri, isLate) => {
    const found = await ask("type_hierarchy", { symbol: iri });
    if (isLate()) return;
    if (!found.symbol) { say(String(found)); return; }
    const levels = new Map([[iri, { symbol: found.symbol, level: 0 }]]), pairs = [];
    const add = (symbols, way) => symbols.slice(0, MOST_DRAWN).forEach((symbol) => {
      if (!levels.has(symbol.iri)) levels.set(symbol.iri, { symbol, level: way * symbol.distance });
      for (const other of symbol.of) pairs.push(way > 0 ? [symbol.iri, other] : [other, symbol.iri]);
    });
    add(found.ancestors, -1);
    add(found.descendants, 1);
    show(layered(levels, pairs), { selected: iri });
    say(`ancestors left, descendants right · ${found.summary}`);
  },
};
const OF_SYMBOL = ["calls", "impact", "types"];

const open = tried(async ({ view, argument }) => {
  const mine = ++turn;
  for (const name of Object.keys(VIEWS)) by(name).classList.toggle("on", name === view);
  if (!OF_SYMBOL.includes(view)) {
    grown = undefined;
    by("details").hidden = !focus;
  }
  else if (focus?.iri !== argument) tried(showDetails)(argument);
  await VIEWS[view](argument, () => mine !== turn);
});

// A symbol is written in an address by its name, if that is known.
const named = (argument) => argument === focus?.iri ? focus.name : argument;

// A view with its argument is an entry of the browser's history.
function go(view, argument) {
  if (OF_SYMBOL.includes(view) && !argument) { say("select a symbol first: / searches"); return; }
  history.pushState({ view, argument }, "", `#/${view}${argument ? `/${encodeURI(named(argument))}` : ""}`);
  open({ view, argument });
}

function details(...content) {
  by("details").hidden = false;
  by("details").replaceChildren(...content);
}

async function showDetails(iri) {
  const answer = await ask("get_symbol", { symbol: iri });
  if (!answer.symbol) { by("details").hidden = true; return; }
  const symbol = focus = answer.symbol;
  picture.select(iri);
  const links = symbol.path ? [editorLink(whole.root, symbol.path, symbol.line)] : [];
  const views = [["calls", "Calls"], ["impact", "Impact"], ["types", "Types"]].map(([view, name]) => button(name, () => go(view, iri)));
  details(element("h2", symbol.name), element("div", `${symbol.kind} ${symbol.path}:${symbol.line}-${symbol.end} `, ...links), element("p", "", ...views));
  const text = element("pre", [symbol.signature, ...answer.documentation.map((entry) => entry.text)].filter(Boolean).join("\n\n"));
  text.className = "text";
  by("details").append(text);
  const isType = ["Class", "Trait", "Enum"].includes(symbol.kind);
  const [code, types, callers, callees] = await Promise.all([
    symbol.path ? ask("read_snippet", { path: symbol.path, start: symbol.line, end: symbol.end }) : null,
    isType ? ask("type_hierarchy", { symbol: iri }) : null,
    ask("get_callers", { symbol: iri }), ask("get_callees", { symbol: iri })]);
  if (focus !== symbol) return;
  by("details").append(...section("Ancestors", list(types?.ancestors ?? [], opened)), ...section("Descendants", list(types?.descendants ?? [], opened)));
  if (code?.lines) by("details").append(element("h3", "Source"), source(code.lines));
  by("details").append(...section("Callers", list(callers.callers ?? [], opened)), ...section("Callees", list(callees.callees ?? [], opened)));
}

// A file of the map shows its source, a symbol its calls.
function opened(iri) {
  hideResults();
  by("search").blur();
  const facts = picture.graph?.hasNode(iri) ? picture.graph.getNodeAttributes(iri) : {};
  if (facts.kind === "Module") showFile(facts.path);
  else go(OF_SYMBOL.includes(history.state?.view) && history.state.view !== "calls" ? history.state.view : "calls", iri);
}

const showFile = tried(async (path, line = 1) => {
  const answer = await ask("read_snippet", { path });
  details(element("h2", path), editorLink(whole.root, path, line), answer.lines ? source(answer.lines) : element("p", String(answer)));
});

function hideResults() { by("results").hidden = true; }

const search = tried(async () => {
  const query = by("search").value.trim();
  if (!query) { hideResults(); return; }
  const mine = search.last = {};
  const answer = await ask("search_code", { query });
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

const isSymbol = (value) => value.startsWith("https://ds-labs.org/code#project/");
const nameOf = (value) => value.split(/[/#?]/).pop();

const run = tried(async () => {
  const answer = await ask("sparql_query", { query: by("text").value });
  by("count").textContent = answer.results ? counted(answer.results.bindings.length, "row") : "";
  by("table").replaceChildren(answer.results ? table(answer, isSymbol, opened) : element("pre", typeof answer === "string" ? answer : JSON.stringify(answer)));
  return answer;
});

// The first two IRIs of each row, or subject and object of each triple, are an edge.
function pairsOf(answer) {
  if (typeof answer === "string")
    return [...answer.matchAll(/^<([^>]*)> <[^>]*> <([^>]*)> \.$/gm)].map(([, from, to]) => [[from, nameOf(from)], [to, nameOf(to)]]);
  return (answer.results?.bindings ?? []).flatMap((binding) => {
    const iris = Object.values(binding).filter((value) => value.type === "uri").map(({ value }) => [value, nameOf(value)]);
    return iris.length >= 2 ? [iris.slice(0, 2)] : [];
  });
}

const draw = tried(async () => {
  const answer = await run(), pairs = answer === undefined ? [] : pairsOf(answer);
  if (!pairs.length) { say("no graph: a row needs two IRIs, such as SELECT ?caller ?callee, or use CONSTRUCT"); return; }
  turn += 1;
  show(springs(pairs.slice(0, MOST_DRAWN)));
  say(`${Math.min(pairs.length, MOST_DRAWN).toLocaleString()} of ${pairs.length.toLocaleString()} edges drawn`);
});

function save(blob, name) {
  const link = element("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

// The SVG of the view; colours of the matrix are those of the page.
function drawn() {
  const svg = by("chart").hidden ? null : by("chart").querySelector("svg");
  if (!svg) return picture.svg();
  const copy = svg.cloneNode(true), style = getComputedStyle(document.body);
  copy.setAttribute("font-family", "sans-serif");
  copy.setAttribute("fill", style.color);
  copy.insertAdjacentHTML("afterbegin", `<rect width="100%" height="100%" fill="${style.backgroundColor}"/>`);
  return new XMLSerializer().serializeToString(copy);
}

function toggleQuery() {
  by("sparql").hidden = !by("sparql").hidden;
  if (!by("sparql").hidden) by("text").focus();
}

const load = tried(async () => {
  whole = await ask("map");
  const [, view = "map", argument] = decodeURI(location.hash).match(/^#\/(\w+)(?:\/(.+))?$/) ?? [];
  const found = OF_SYMBOL.includes(view) && argument ? (await ask("get_symbol", { symbol: argument })).symbol?.iri : argument;
  const start = VIEWS[view] && (found || !OF_SYMBOL.includes(view)) ? { view, argument: found } : { view: "map" };
  history.replaceState(start, "");
  await open(start);
});

let typing;
by("search").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(search, 150); });
for (const view of Object.keys(VIEWS)) by(view).addEventListener("click", () => go(view, OF_SYMBOL.includes(view) ? focus?.iri : undefined));
by("query").addEventListener("click", toggleQuery);
by("run").addEventListener("click", run);
by("draw").addEventListener("click", draw);
by("svg").addEventListener("click", tried(() => save(new Blob([drawn()], { type: "image/svg+xml" }), "code.svg")));
by("png").addEventListener("click", tried(async () => save(await png(drawn()), "code.png")));
by("help").addEventListener("click", () => by("keys").showModal());
by("theme").addEventListener("click", () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
  picture.redraw();
});
by("project").addEventListener("change", () => { project = by("project").value; by("details").hidden = true; focus = undefined; load(); });
addEventListener("popstate", ({ state }) => state && open(state));

const KEYS = { m: "map", h: "heat", d: "matrix", r: "routes", n: "calls", i: "impact", t: "types", q: "query", "?": "help" };
document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName), inSearch = event.target === by("search");
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (by("keys").open) return;
  if (event.key === "Escape") {
    if (isTyping || !by("results").hidden) { hideResults(); event.target.blur(); } else by("details").hidden = true;
  } else if (event.target === by("text") && event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
  else if (inSearch && arrow?.[1]) choose(-arrow[1]);
  else if (inSearch && event.key === "Enter") by("results").querySelector(".chosen button")?.click();
  else if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  else if (event.key === "/") by("search").focus();
  else if (arrow && by("chart").hidden) picture.sigma && picture.pan(...arrow);
  else if ("+-".includes(event.key)) picture.sigma && picture.zoom(event.key === "+" ? 1 : -1);
  else if (event.key in KEYS) by(KEYS[event.key]).click();
  else return;
  event.preventDefault();
});

chooseEditor(by("editor"));
await load();
// The first search makes an index, so it is asked for before the reader does; its answer is of no use.
tried(async () => {
  await new Promise((done) => { setTimeout(done, 1500); });
  if (whole) await ask("search_code", { query: whole.name[0] ?? "main" });
  const every = (await ask("index_status")).projects;
  const projects = every.filter((entry) => !every.some((other) => entry.root.startsWith(`${other.root}/`)));
  if (projects.length < 2) return;
  by("project").replaceChildren(...projects.map((entry) => { const made = element("option", entry.name); made.value = entry.project; return made; }));
  by("project").value = projects.find((entry) => entry.root === whole?.root)?.project ?? projects[0].project;
  by("project").hidden = false;
})();
