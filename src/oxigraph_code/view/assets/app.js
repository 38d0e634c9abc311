// The page: its views by their addresses, its buttons and its keys.
import { addressOf, placeOf } from "./addresses.js";
import { ask, chooseProject, isExported, keptAddress } from "./asking.js";
import { chooseEditor } from "./editors.js";
import { element } from "./elements.js";
import { Page } from "./page.js";
import { Project } from "./project.js";
import { png, save, svgText } from "./saving.js";
import { Search } from "./search.js";
import { calls } from "./views/calls.js";
import { fileView } from "./views/file.js";
import { history } from "./views/history.js";
import { impact } from "./views/impact.js";
import { matrix } from "./views/matrix.js";
import { drawQuery, run } from "./views/query.js";
import { routes } from "./views/routes.js";
import { folderView, start } from "./views/start.js";
import { notes, offer } from "./views/symbol.js";
import { types } from "./views/types.js";

const by = (id) => document.getElementById(id);
const page = new Page();
const OF_PROJECT = { start, folder: folderView, file: fileView, routes, history, heat: history, matrix };
const OF_SYMBOL = { calls, impact, types };
const BUTTON_OF = { folder: "start", file: "start", heat: "history" };
const FOLLOWED_MS = 2000, WIDE = 1600;
let focus, turn = 0;

const open = page.open = ({ view, argument }) => page.tried(async () => {
  const mine = turn += 1, known = view in OF_PROJECT || view in OF_SYMBOL ? view : "start";
  page.view = known;
  page.mark(BUTTON_OF[known] ?? known);
  document.title = argument ? `${argument} · ${known} · ${page.project.name}` : `${page.project.name} · oxigraph-code`;
  if (known in OF_PROJECT) { await OF_PROJECT[known](page, argument); return; }
  if (argument) page.say(`${known} of ${argument} …`);
  const symbol = argument ? await symbolOf(known, argument) : focus;
  if (mine !== turn || symbol === null) return;
  if (!symbol) {
    // An address without a symbol that is opened anew draws nothing.
    if (!page.picture.scene) { window.history.replaceState(null, "", addressOf("start")); await open(placeOf("")); }
    page.say("choose a symbol first: / searches");
    return;
  }
  focus = symbol;
  page.say(`${known} of ${symbol.name} …`);
  await OF_SYMBOL[known](page, symbol);
});

// The symbol of a name; where several have it or none, those that it may mean are drawn.
async function symbolOf(view, name) {
  const answer = await ask("get_symbol", { symbol: name });
  if (!answer.symbol) {
    const meant = answer.choices ?? answer.symbols?.map((row) => row.symbol) ?? (await ask("search_code", { query: name }).catch(() => ({}))).symbols ?? [];
    page.clear(name);
    offer(page, view, name, meant);
    page.say(String(answer.summary ?? answer).split("\n")[0]);
    return null;
  }
  if (name.startsWith("https://")) {
    // The name is the address if it means this symbol alone.
    const again = await ask("get_symbol", { symbol: answer.symbol.name }).catch(() => ({}));
    answer.symbol.isAmbiguous = again.symbol?.iri !== answer.symbol.iri;
    page.remember(answer.symbol);
    if (!answer.symbol.isAmbiguous) window.history.replaceState(null, "", location.hash.replace(/^(#\/\w+\/).*/, (_, head) => head + encodeURIComponent(answer.symbol.name)));
  }
  return { ...answer.symbol, remarks: notes(answer) };
}

// A first index run takes time: the page asks again until there is a graph.
async function load() {
  const project = await page.tried(() => Project.load());
  if (!project) { if (!isExported) setTimeout(load, FOLLOWED_MS); return; }
  page.project = project;
  await open(placeOf(location.hash || keptAddress));
}

const search = new Search(by("search"), by("results"), (symbol) => {
  page.go(page.view in OF_SYMBOL ? page.view : "calls", symbol.iri);
});
const saved = (kind, blob) => page.tried(async () => {
  const svg = by("drawing").querySelector("svg");
  if (svg) save(await blob(svg), `code.${kind}`);
});

function toggleQuery() {
  by("sparql").hidden = !by("sparql").hidden;
  if (!by("sparql").hidden) by("text").focus();
}

for (const view of Object.keys({ ...OF_PROJECT, ...OF_SYMBOL }))
  by(view)?.addEventListener("click", () => page.go(view, view in OF_SYMBOL ? focus && page.nameFor(focus) : ""));
const CLICKS = {
  back: () => window.history.back(), query: toggleQuery, help: () => by("keys").showModal(),
  run: () => page.tried(() => run(page)), draw: () => page.tried(() => drawQuery(page)),
  svg: () => saved("svg", (svg) => new Blob([svgText(svg)], { type: "image/svg+xml" })), png: () => saved("png", png),
  theme: () => { document.documentElement.dataset.theme = isDark() ? "light" : "dark"; },
  files: () => { by("tree").hidden = !by("tree").hidden; by("files").setAttribute("aria-expanded", !by("tree").hidden); },
};
for (const [id, act] of Object.entries(CLICKS)) by(id).addEventListener("click", act);
by("project").addEventListener("change", () => { chooseProject(by("project").value); focus = undefined; location.hash = "#/start"; load(); });
addEventListener("hashchange", () => page.project && open(placeOf(location.hash)));

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

const KEYS = { s: "start", h: "history", d: "matrix", r: "routes", n: "calls", i: "impact", t: "types", q: "query", f: "files", "?": "help" };
document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target.type !== "checkbox", isModified = event.ctrlKey || event.metaKey;
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by("keys").open || event.defaultPrevented) return;
  if (event.key === "Escape") { if (isTyping || search.isOpen) { search.hide(); event.target.blur(); } else page.picture.scene && page.picture.select(""); }
  else if (event.target === by("text") && event.key === "Enter" && isModified) CLICKS.run();
  else if (event.target === by("search") && way) search.choose(way);
  else if (event.target === by("search") && event.key === "Enter") search.enter();
  else if (isTyping || isModified || event.altKey) return;
  else if (event.key === "/") by("search").focus();
  else if ("+-".includes(event.key)) page.picture.zoom(event.key === "+" ? 1 : -1);
  else if (event.key in KEYS) by(KEYS[event.key]).click();
  else return;
  event.preventDefault();
});

// The other projects of the store, if there are several.
async function offerProjects() {
  const every = (await ask("index_status")).projects, projects = every.filter((entry) => !every.some((other) => entry.root.startsWith(`${other.root}/`)));
  if (projects.length < 2) return;
  by("project").replaceChildren(...projects.map((entry) => element("option", { value: entry.project }, entry.name)));
  by("project").value = projects.find((entry) => entry.root === page.project?.root)?.project ?? projects[0].project;
  by("project").hidden = false;
}

chooseEditor(by("editor"));
if (innerWidth >= WIDE) CLICKS.files();
load().then(() => isExported || page.tried(offerProjects));
