// Routes: those of each file; and one of them with its handler, the code that sends such requests, and the tests.
import { addressOf } from "../addresses.js";
import { ask } from "../asking.js";
import { counted, element, link, section } from "../elements.js";
import { entryOf, nameIn, shortPath } from "../groups.js";
import { HEADER, ROW } from "../picture.js";
import { layered } from "../layered.js";
import { widthOf } from "../texts.js";
import { showNeighbourhood } from "./symbol.js";

const closed = new Set(), MOST_ROWS = 12, WIDEST = 460;

export async function routes(page, name) {
  const isAside = (route) => page.project.isAside.get(route.path) ?? false, found = (await ask("routes")).routes.sort((a, b) => isAside(a) - isAside(b));
  if (!page.isAt("routes")) return;
  const chosen = name && found.find((route) => route.name === name);
  page.crumbs(page.project.tree, chosen ? name : "Routes");
  page.legend();
  const item = (route) => element("li", {}, link(route.name, addressOf("routes", route.name), { "aria-current": route === chosen ? "true" : undefined }), element("small", {}, ` ${route.path}:${route.line}`));
  if (chosen) { await one(page, chosen); return; }
  page.details(element("h1", {}, "Routes"), found.length ? "" : element("p", {}, "The graph has no routes of web frameworks."), ...section("Routes", found.map(item)));
  page.say(found.length ? counted(found.length, "route") : "no routes of web frameworks in the graph");
  overview(page, found);
}

function overview(page, found) {
  const files = Map.groupBy(found, (route) => route.path), paths = [...files.keys()].map((path) => ({ path }));
  const boxes = [...files].map(([path, inside]) => {
    const isOpen = !closed.has(path), shown = closed.has(`all ${path}`) ? inside : inside.slice(0, MOST_ROWS);
    const rows = isOpen ? shown.map((route) => ({ id: `${route.name} ${route.line}`, route: route.name, title: route.name, note: route.iri ? nameIn(route.iri).split(".").pop() : "", hint: `${route.name} · ${path}:${route.line}` })) : undefined;
    if (rows && shown.length < inside.length) rows.push({ id: `all ${path}`, more: path, title: `and ${inside.length - shown.length} more` });
    const title = shortPath(path, paths), widths = (rows ?? []).map((row) => widthOf(row.title) + (row.note ? widthOf(row.note, 11) + 16 : 0) + 34);
    return { id: path, title, hint: path, note: `${inside.length}`, canOpen: true, isFolder: true, isUnfolded: isOpen, rows,
      width: Math.min(WIDEST, Math.max(150, widthOf(title, 12, true) + 70, ...widths)), height: isOpen ? HEADER + rows.length * ROW + 6 : 34 };
  });
  const within = new Map(boxes.flatMap((box) => (box.rows ?? []).map((row) => [row.id, box.id])));
  const toggle = (id) => { if (!closed.delete(id)) closed.add(id); overview(page, found); };
  page.draw({ ...layered(boxes, [], { width: page.room }), ties: [], within, name: "Routes by file" }, "", {
    toggled: toggle,
    chosen: (id, entry) => entry.more ? toggle(entry.id) : entry.route ? page.go("routes", entry.route) : page.go("file", id),
  });
}

async function one(page, route) {
  const heading = element("h1", {}, route.name);
  page.say(`route ${route.name} …`);
  page.details(heading, element("p", {}, link(`${route.path}:${route.line}`, addressOf("file", `${route.path}:${route.line}`))));
  const [{ summary, rows }, impact] = await Promise.all([ask("route", { route: route.name }), route.iri && !route.iri.includes("?external=") ? ask("impact_analysis", { symbol: route.iri }).catch(() => ({})) : {}]);
  if (!heading.isConnected) return;
  const senders = rows.filter((row) => row.kind === "request"), handlers = rows.filter((row) => row.kind === "route" && row.name === route.name).flatMap((row) => row.handlers);
  const isTest = (row) => page.project.isAside.get(row.path);
  const entries = [
    ...senders.map((row) => entryOf({ ...row, name: nameIn(row.iri) }, isTest(row) ? -2 : -1, isTest(row) ? "test sends it" : "sends it")),
    ...handlers.map((row) => entryOf(row, 1, "handler")),
    ...(impact.tests ?? []).map((row) => ({ ...entryOf({ path: row.path, name: row.path, kind: "Module" }, 2, "test of the handler"), over: handlers.map(({ iri }) => iri), iri: "", kind: "Module" })),
  ];
  showNeighbourhood(page, "routes", { ...route, iri: route.name, title: route.name }, entries, `Senders and handlers of ${route.name}`);
  page.say(summary || "no code of the project sends such a request");
  const item = (row, note) => element("li", {}, link(row.name ?? row.path, row.iri ? addressOf("calls", row.iri) : addressOf("file", row.path)), element("small", {}, ` ${note}`));
  page.moreDetails(...section("Handlers", handlers.map((row) => item(row, `${row.path}:${row.line}`))),
    ...section("Sent by", senders.map((row) => element("li", {}, link(`${row.path}:${row.line}`, addressOf("file", `${row.path}:${row.line}`))))),
    ...section("Tests to run", (impact.tests ?? []).map((row) => item({ path: row.path }, counted(row.test_count, "test")))));
}
