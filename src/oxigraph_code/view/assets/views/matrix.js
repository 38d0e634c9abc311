// The matrix of dependencies between the parts of a folder: a row uses the columns that are filled in it. Users stand
// before the parts they use: below the diagonal is what closes a cycle, in red.
import { closing } from "../cycles.js";
import { counted, element, shape } from "../elements.js";
import { find } from "../folders.js";
import { fitted } from "../texts.js";

const SIDE = 22, LEAST_SIDE = 7, NUMBERED = 20, LEFT = 250, TOP = 24, MOST_PARTS = 120, RED = "#f85149", BLUE = "#4c8dff";

export async function matrix(page, path) {
  const { project } = page;
  if (!project.edges) await project.loadDependencies();
  if (!page.isAt("matrix")) return;
  let top = find(project.tree, path) ?? project.tree;
  for (let inner; (inner = wholeOf(top, path)); top = inner);
  const found = ordered(top);
  page.crumbs(top, "Matrix");
  page.legend();
  page.details(element("h1", {}, top.path ? `${top.path}/` : project.name), element("p", {}, "A row uses the columns that are filled in it. Users stand before the parts they use: red, below the diagonal, closes a cycle. The names of parts in cycles are red. A row opens its folder or file."));
  page.drawSvg(drawing(page, found));
  const cyclic = found.parts.filter((part) => part.isCyclic).length;
  page.say(`${counted(found.parts.length, "part")}${found.left ? `, ${found.left} with fewer dependencies left out` : ""}; ${cyclic ? `${cyclic} in cycles (red)` : "no cycles"}`);
}

// The folder that stands for the one around it: its only one, or the largest of a project whose parts use no other.
function wholeOf({ children = [], arrows }, path) {
  const folders = children.filter(({ isFile }) => !isFile).sort((a, b) => b.lines - a.lines);
  return children.length === 1 || (!path && !arrows.length) ? folders[0] : undefined;
}

function ordered({ children, arrows }) {
  const edges = new Map(children.map((child) => [child, 0]));
  for (const { from, to, count } of arrows) { edges.set(from, edges.get(from) + count); edges.set(to, edges.get(to) + count); }
  const parts = [...children].sort((a, b) => edges.get(b) - edges.get(a) || a.path.localeCompare(b.path)).slice(0, MOST_PARTS).sort((a, b) => a.path.localeCompare(b.path));
  const numbers = new Map(parts.map((part, number) => [part, number])), kept = arrows.filter(({ from, to }) => numbers.has(from) && numbers.has(to));
  const { component, place: within } = closing(parts.length, kept.map(({ from, to, count }) => [numbers.get(from), numbers.get(to), count]));
  const sizes = new Map();
  for (const one of component) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  const order = parts.map((_, number) => number).sort((a, b) => component[b] - component[a] || (within.get(a) ?? 0) - (within.get(b) ?? 0) || a - b);
  const place = new Map(order.map((number, index) => [parts[number], index]));
  return {
    parts: order.map((number) => ({ node: parts[number], isCyclic: sizes.get(component[number]) > 1 })),
    cells: kept.map(({ from, to, count }) => [place.get(from), place.get(to), count]), left: children.length - parts.length,
  };
}

// Columns have the numbers of the rows: names across would cover one another.
function drawing(page, { parts, cells }) {
  const across = Math.min(SIDE, Math.max(LEAST_SIDE, (page.room - LEFT - 12) / parts.length)), size = parts.length * SIDE, svg = shape("svg", { role: "group", "aria-label": "Matrix of dependencies", width: LEFT + parts.length * across + 12, height: TOP + size + 12 });
  const most = Math.max(1, ...cells.map(([, , count]) => count));
  parts.forEach(({ node, isCyclic }, number) => {
    const open = () => node.isFile ? page.go("file", node.path) : page.go("matrix", node.path), kind = isCyclic ? "name cycle" : "name";
    const label = `${number + 1}  ${node.isFile ? node.name : `${node.name}/ (${node.files})`}`;
    svg.append(shape("text", { class: kind, x: 4, y: TOP + number * SIDE + 15, "font-size": 12, tabindex: 0, role: "button", "data-id": node.path, onclick: open, onkeydown: (event) => event.key === "Enter" && open() },
      fitted(label, LEFT - 12), shape("title", {}, node.path)));
    const text = `${number + 1}`;
    if (number % Math.ceil(NUMBERED / across) === 0) svg.append(shape("text", { class: kind, x: LEFT + (number + 0.5) * across, y: TOP - 6, "text-anchor": "middle", "font-size": 11 }, text, shape("title", {}, node.path)));
    svg.append(shape("rect", { class: "diagonal", x: LEFT + number * across, y: TOP + number * SIDE, width: across - 1, height: SIDE - 1 }));
  });
  for (const [user, used, count] of cells) {
    svg.append(shape("rect", { x: LEFT + used * across, y: TOP + user * SIDE, width: across - 1, height: SIDE - 1, fill: user > used ? RED : BLUE, "fill-opacity": 0.3 + 0.7 * Math.log(count + 1) / Math.log(most + 1) },
      shape("title", {}, `${parts[user].node.path} uses ${parts[used].node.path}: ${count}`)));
  }
  return svg;
}
