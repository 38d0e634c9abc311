// "Start here": the folders of a project as boxes that open and close, with counted arrows between them.
import { ask } from "../asking.js";
import { addressOf } from "../addresses.js";
import { button, counted, element, link, section } from "../elements.js";
import { above, find } from "../folders.js";
import { layered } from "../layered.js";
import { COLOURS, colouring, SIZES, sizeOf } from "../measures.js";
import { widthOf } from "../texts.js";

const CLOSED = -1, MAIN = 0.5, MAIN_BOXES = 100, FEW_BOXES = 12, WIDE_FOLDER = 40, SLOW_BOXES = 90, MOST_HIGH = 1.5, MOST_ARROWS = [2, 1], MOST_BOXES = 200, FEWER_ARROWS = [16, 8, 4], FIRST_BOXES = [26, 20, 14, 8, 0], WIDEST = 230, MOST_ENTRIES = 8, MOST_USED = 10;
const chosen = { size: "lines", colour: "language" }, toggled = new Map();

export async function start(page, path, selected = "") {
  const { project } = page;
  if ((selected || path) && project.isAside.get(selected || path)) project.show(true);
  if (!find(project.tree, path)) { if (project.asideCount && !project.showsAside) project.show(true); }
  const top = find(project.tree, path) ?? project.tree;
  page.top = top.path;
  reveal(selected, project.tree);
  await draw(page, top, selected);
  if (!selected) about(page);
  if (project.edges) return;
  await project.loadDependencies();
  if (page.top === top.path && page.isAt("start", "file", "folder")) await draw(page, find(project.tree, top.path) ?? project.tree, page.selected);
}

export async function draw(page, top, selected) {
  const measures = { ...chosen, ...(page.isAt("history", "heat") ? { colour: "churn" } : {}) }, colours = await colouring(measures.colour, top);
  const { open, scene } = fitting(page, top, colours);
  page.draw(scene, selected, {
    toggled: (id) => toggle(page, top, open, id),
    chosen: (id, box) => page.go(box.isFolder ? "folder" : "file", id),
  });
  page.legend(...legend(page, top, selected, colours, measures));
  page.crumbs(find(top, selected) ?? top);
  const { project } = page, left = scene.left ? ` · ${counted(scene.left, "weaker arrow")} not drawn: choose a box for all of its own` : "";
  page.say(project.edges ? `${counted(top.files, "file")}, ${counted(scene.arrows.length, "arrow")}; ${cyclesIn([top, ...[...open].map((id) => find(top, id))], scene.arrows)}${left} · ${project.freshness}`
    : `${counted(top.files, "file")}; arrows follow · ${project.freshness}`);
}

// Where nearly everything is one cycle, its size says more than its arrows: red are those alone that close it, if drawn.
function cyclesIn(nodes, arrows) {
  const sizes = nodes.flatMap(({ cycles }) => cycles), parts = (size) => `${size.toLocaleString()} folders and files`;
  if (!sizes.length) return "no cycles between them";
  const red = arrows.some(({ isCycle }) => isCycle) ? `: red closes ${sizes.length === 1 ? "it" : "them"}` : "";
  return (sizes.length === 1 ? `one cycle of ${parts(sizes[0])}` : `${sizes.length} cycles, the largest of ${parts(Math.max(...sizes))}`) + red;
}

// The first of several pictures that fits, with fewer folders open in each, drawn from the top or from the left, with
// fewer arrows. Too wide is worse than too high.
function fitting(page, top, colours) {
  const tries = [...FIRST_BOXES.flatMap((most) => MOST_ARROWS.map((each) => ({ most, each }))), ...FEWER_ARROWS.map((total) => ({ most: 0, each: 1, total })), { most: CLOSED, each: 2 }];
  let best;
  for (const { most, direction, ...arrows } of tries.flatMap((one) => ["TB", "LR"].map((direction) => ({ ...one, direction })))) {
    if (most === CLOSED && best.scene.width <= page.room) break;
    const open = openFolders(top, most), scene = sceneOf(top, open, colours, { direction, width: page.room, ...arrows });
    const over = (scene.width > page.room ? 1 + scene.width / page.room : 0) + Math.floor(scene.height / page.height) / 6;
    if (!best || over < best.over) best = { open, scene, over };
    if (scene.width <= page.room && scene.height <= MOST_HIGH * page.height || scene.boxes.length > SLOW_BOXES) break;
  }
  return best;
}

// Opens the outer folders, the largest first, until the picture is full; what the reader opened or closed stays so.
function openFolders(top, most) {
  const open = new Set();
  let count = top.children?.length ?? 0, isFull = false;
  const waiting = (top.children ?? []).filter(({ isFile }) => !isFile);
  while (waiting.length) {
    waiting.sort((a, b) => depthOf(a) - depthOf(b) || b.lines - a.lines);
    const node = waiting.shift(), wanted = toggled.get(node.id);
    // The folder that holds most of a project is the project, and few boxes say little: then the largest folder opens.
    // It is closed where it finds no room.
    const drawn = count + node.children.length, isMain = node.lines > top.lines * MAIN, isFirst = most !== CLOSED && drawn <= (isMain ? MAIN_BOXES : count < FEW_BOXES ? WIDE_FOLDER : 0);
    const isWanted = wanted ?? (isFirst || (!isFull && drawn <= most));
    isFull ||= wanted === undefined && !isWanted;
    if (!isWanted || drawn > MOST_BOXES) continue;
    open.add(node.id);
    count += node.children.length;
    waiting.push(...node.children.filter(({ isFile }) => !isFile));
  }
  return open;
}

const depthOf = (node) => above(node).length;

function reveal(path, tree) {
  for (const node of above(find(tree, path)).slice(0, -1)) toggled.set(node.id, true);
}

function toggle(page, top, open, id) {
  const node = find(top, id);
  toggled.set(id, !open.has(id));
  if (!open.has(id) && !openFolders(top, 0).has(id)) { page.say(`more than ${MOST_BOXES} boxes: ${node.path} is shown alone`); page.go("start", id); return; }
  draw(page, top, page.selected);
}

function sceneOf(top, open, colours, room) {
  const most = Math.max(1, ...top.children.map((node) => sizeOf(node, chosen.size)));
  const within = new Map(), ties = [], shown = top.children.slice().sort((a, b) => sizeOf(b, chosen.size) - sizeOf(a, chosen.size)).slice(0, MOST_BOXES);
  const boxes = (nodes, around) => nodes.map((node) => {
    if (around) within.set(node.id, around);
    const isOpen = open.has(node.id), made = boxOf(node, most, colours, isOpen);
    return isOpen ? { ...made, parts: boxes(node.children, node.id), arrows: arrows(node, node.children) } : made;
  });
  const arrows = (node, nodes) => {
    const ids = new Set(nodes.map(({ id }) => id)), found = node.arrows.filter(({ from, to }) => ids.has(from.id) && ids.has(to.id));
    ties.push(...found.map(({ from, to }) => [from.id, to.id]));
    return found.map((arrow) => arrowOf(arrow));
  };
  const scene = layered(boxes(shown, ""), arrows(top, shown), room);
  return { ...scene, ties, within, name: `Folders and files of ${top.path || "the project"}, with dependencies` };
}

function boxOf(node, most, colours, isOpen) {
  const title = node.isFile ? node.name : `${node.name}/`;
  const size = node.isFile ? counted(node.lines, "line") : `${counted(node.files, "file")}, ${counted(node.lines, "line")}`;
  const note = colours.note ? colours.note(node) : chosen.size === "users" ? `used by ${counted(node.users.size, "file")}` : size;
  const share = Math.sqrt(sizeOf(node, chosen.size) / most), room = 30 + (node.isFile ? 0 : 18);
  return {
    id: node.id, title, note, hint: node.path, isFolder: !node.isFile, isOpen, canOpen: !node.isFile, colour: colours.colour(node),
    width: Math.min(WIDEST, Math.max(widthOf(title, 12, !node.isFile), widthOf(note, 11)) + room) + 30 * share, height: 40 + 26 * Math.min(1, share),
  };
}

function arrowOf({ from, to, count, isCycle }) {
  const label = count.toLocaleString();
  return { from: from.id, to: to.id, count, label, labelWidth: widthOf(label, 11), isCycle, hint: `${from.path} uses ${to.path}: ${label}${isCycle ? ", closes a cycle" : ""}` };
}

function legend(page, top, selected, colours, measures) {
  const select = (label, choices, key) => {
    const made = element("select", { "aria-label": label, onchange: () => { chosen[key] = made.value; if (key === "colour" && page.isAt("history", "heat")) page.go("start", top.path); else page.tried(() => draw(page, top, selected)); } },
      ...Object.entries(choices).map(([value, text]) => element("option", { value, selected: value === measures[key] }, text)));
    return element("label", {}, `${label} `, made);
  };
  const { project } = page, aside = element("input", { type: "checkbox", checked: project.showsAside, onchange: () => { project.show(aside.checked); page.reopen(); } });
  return [
    select("Size", SIZES, "size"), select("Colour", COLOURS, "colour"),
    element("span", { class: "swatches" }, ...colours.legend.map(([colour, text]) => { const mark = element("i"); mark.style.background = colour; return element("span", {}, mark, text); })),
    project.asideCount ? element("label", {}, aside, ` tests, examples, vendored and generated (${project.asideCount.toLocaleString()})`) : "",
  ];
}

// Languages by their share of the lines; small ones are counted.
function sharesOf(languages, lines) {
  const shown = languages.filter(([, one]) => one >= lines / 100), others = languages.length - shown.length;
  return [...shown.map(([name, one]) => `${name} ${Math.round(100 * one / Math.max(1, lines))} %`), ...(others ? [`${counted(others, "other")} below 1 %`] : [])].join(", ");
}

// What the project is: in its own words, its sizes, where it begins, and what most of it uses.
async function about(page) {
  const { project } = page, heading = element("h1", {}, project.name), languages = Object.entries(project.tree.languages).sort((a, b) => b[1] - a[1]);
  page.details(heading, project.sentence ? element("p", { class: "sentence" }, project.sentence) : "",
    element("p", {}, `${counted(project.tree.files, "file")}, ${counted(project.tree.lines, "line")}: ${sharesOf(languages, project.tree.lines)}`));
  const [map, { routes }] = await Promise.all([ask("repo_map"), ask("routes")]);
  if (!heading.isConnected) return;
  const main = (row) => !project.isAside.get(row.path);
  const symbol = (row, note) => element("li", {}, link(row.name, addressOf("calls", row.iri), { title: `${row.path}:${row.line}` }), element("small", {}, ` ${note}`));
  page.moreDetails(
    ...section("Most used", (map.most_called ?? []).filter(main).slice(0, MOST_USED).map((row) => symbol(row, `by ${row.callers}, ${row.path}`))),
    ...section("Entry points", (map.entry_points ?? []).filter((row) => main(row) && !["test", "route"].includes(row.entry)).map((row) => symbol(row, `${row.entry}, ${row.path}`)), MOST_ENTRIES),
    ...section("Routes", routes.filter(main).map((row) => element("li", {}, link(row.name, addressOf("routes", row.name)), element("small", {}, ` ${row.path}`))), MOST_ENTRIES));
}

export async function folderView(page, path) {
  await start(page, page.top && path.startsWith(`${page.top}/`) ? page.top : "", path);
  const node = find(page.project.tree, path);
  if (!node) return;
  page.details(element("h1", {}, `${node.path}/`), element("p", {}, `${counted(node.files, "file")}, ${counted(node.lines, "line")}`),
    element("p", {}, button("Show alone", () => page.go("start", path)), " ", button("Matrix", () => page.go("matrix", path))), ...neighbours(page, path));
}

export function neighbours(page, path) {
  const { users, used } = page.project.neighbours(path);
  const item = ([other, count]) => element("li", {}, link(other, addressOf("file", other)), element("small", {}, ` ${count.toLocaleString()}`));
  return [...section("Used by", users.map(item), 40), ...section("Uses", used.map(item), 40)];
}
