// SPARQL: rows as a table, and pairs of IRIs as a graph.
import { ask } from "../asking.js";
import { button, counted, element } from "../elements.js";
import { nameIn, shortName } from "../groups.js";
import { layered } from "../layered.js";
import { widthOf } from "../texts.js";

const MOST_EDGES = 300, PROJECTS = "https://ds-labs.org/code#project/", isSymbol = (value) => value.startsWith(PROJECTS);
const readable = (iri) => decodeURIComponent(iri).slice(PROJECTS.length);
const by = (id) => document.getElementById(id);

export async function run(page) {
  const answer = await ask("sparql_query", { query: by("text").value });
  by("count").textContent = answer.results ? counted(answer.results.bindings.length, "row") : "";
  by("table").replaceChildren(answer.results ? table(page, answer) : element("pre", { tabindex: 0 }, typeof answer === "string" ? answer : JSON.stringify(answer)));
  return answer;
}

export async function drawQuery(page) {
  const pairs = pairsOf(await run(page));
  if (!pairs.length) { page.say("no graph: a row needs two IRIs, such as SELECT ?caller ?callee, or use CONSTRUCT"); return; }
  page.leave("query", "Result of the query");
  page.moreDetails(element("p", {}, "An arrow leads from the first IRI of a row to the second."));
  const shown = pairs.slice(0, MOST_EDGES), boxes = new Map();
  for (const iri of shown.flat()) {
    const title = shortName(nameIn(iri));
    boxes.set(iri, { id: iri, title, hint: isSymbol(iri) ? readable(iri) : iri, width: Math.min(220, widthOf(title) + 24), height: 28 });
  }
  const arrows = [...new Map(shown.filter(([from, to]) => from !== to).map(([from, to]) => [`${from}\n${to}`, { from, to, count: 1 }])).values()];
  page.draw({ ...layered([...boxes.values()], arrows, { direction: "LR", width: page.room }), ties: arrows.map(({ from, to }) => [from, to]), within: new Map(), name: "Result of the query" }, "", {
    toggled: () => {}, chosen: (id) => isSymbol(id) ? page.go("calls", id) : page.select(id),
  });
  page.say(`${shown.length.toLocaleString()} of ${counted(pairs.length, "edge")} drawn`);
}

// The first two IRIs of each row, or subject and object of each triple, are an edge.
function pairsOf(answer) {
  if (typeof answer === "string") return [...answer.matchAll(/^<([^>]*)> <[^>]*> <([^>]*)> \.$/gm)].map(([, from, to]) => [from, to]);
  return (answer.results?.bindings ?? []).flatMap((binding) => {
    const iris = Object.values(binding).filter(({ type }) => type === "uri").map(({ value }) => value);
    return iris.length >= 2 ? [iris.slice(0, 2)] : [];
  });
}

function table(page, { head, results }) {
  const cell = (value) => element("td", {}, isSymbol(value) ? button(nameIn(value), () => page.go("calls", value), { class: "plain" }) : value);
  return element("table", {}, element("tr", {}, ...head.vars.map((name) => element("th", {}, name))),
    ...results.bindings.map((binding) => element("tr", {}, ...head.vars.map((name) => cell(binding[name]?.value ?? "")))));
}
