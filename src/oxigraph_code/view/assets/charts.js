// Graphs made of answers, with positions. It knows neither the page nor how a graph is drawn.
import { hue, RED } from "./picture.js";

const nameOf = (symbol) => symbol.kind === "Module" ? symbol.path.split("/").pop() : symbol.name;
const empty = () => new graphology.Graph({ type: "directed" });
const HEAT = ["#8c959f", "#54aeff", "#3fb950", "#d29922", "#f0883e", "#f85149"];

// The heat of a number from none to the most, on a logarithmic scale.
export function heat(count, most) {
  return HEAT[count ? 1 + Math.min(Math.floor(5 * Math.log(count + 1) / Math.log(most + 2)), 4) : 0];
}

// `commits` maps paths to numbers, or is absent.
export function mapOf(whole, commits) {
  const graph = empty(), folders = new Map();
  const most = commits ? Math.max(0, ...Object.values(commits)) : 0;
  whole.iri.forEach((iri, number) => {
    const path = whole.path[number], folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) folders.set(folder, folders.size);
    graph.addNode(whole.base + iri, {
      x: whole.x[number], y: whole.y[number], size: whole.kind[number] === "Module" ? 0.45 : 0.28,
      color: commits ? heat(commits[path] ?? 0, most) : hue(folders.get(folder)),
      label: whole.name[number], path, kind: whole.kind[number] });
  });
  if (!commits) for (const [from, to, count, isCycle] of whole.edges)
    graph.addEdge(whole.base + whole.iri[from], whole.base + whole.iri[to],
      { size: Math.min(0.02 + count / 400, 0.15), ...(isCycle ? { color: RED } : {}) });
  return graph;
}

// Symbols on levels from left to right. `levels` maps IRIs to { symbol, level }.
export function layered(levels, pairs) {
  const graph = empty(), columns = new Map(), [first] = levels.keys();
  for (const entry of levels.values()) columns.set(entry.level, [...(columns.get(entry.level) ?? []), entry]);
  const apart = Math.max(3, ...[...columns.values()].map((column) => column.length * 0.45));
  for (const [level, column] of columns) column.forEach(({ symbol }, number) => graph.addNode(symbol.iri, {
    x: level * apart, y: (column.length - 1) / 2 - number, size: symbol.iri === first ? 10 : 6,
    color: hue(level < 0 ? 1 : level > 0 ? 2 : 0), label: nameOf(symbol), forceLabel: column.length <= 60 }));
  for (const [from, to] of pairs) connect(graph, from, to);
  return graph;
}

// Dependents by distance, each near the one it leads over.
export function rings(centre, dependents) {
  const graph = empty(), angles = new Map([[centre.iri, 0]]);
  graph.addNode(centre.iri, { x: 0, y: 0, size: 12, color: hue(0), label: centre.name, forceLabel: true });
  const byDistance = new Map();
  for (const symbol of dependents) byDistance.set(symbol.distance, [...(byDistance.get(symbol.distance) ?? []), symbol]);
  for (const [distance, ring] of [...byDistance].sort((a, b) => a[0] - b[0])) {
    // The labels of a full ring would cover one another: they show when the zoom makes room.
    const hasRoom = ring.length <= 16;
    const parent = (symbol) => angles.get(symbol.over[0]) ?? 0;
    ring.sort((a, b) => parent(a) - parent(b));
    ring.forEach((symbol, number) => {
      const angle = 2 * Math.PI * number / ring.length;
      angles.set(symbol.iri, angle);
      if (!graph.hasNode(symbol.iri)) graph.addNode(symbol.iri, {
        x: distance * Math.cos(angle), y: distance * Math.sin(angle),
        size: hasRoom ? 7 : 5, color: hue(distance), label: nameOf(symbol), forceLabel: hasRoom });
    });
  }
  for (const symbol of dependents) for (const over of symbol.over) connect(graph, symbol.iri, over);
  return graph;
}

// Pairs of [iri, name], placed by springs: few nodes, so that it takes no worker.
export function springs(pairs) {
  const graph = empty();
  for (const ends of pairs) for (const [iri, name] of ends)
    if (!graph.hasNode(iri)) graph.addNode(iri, { x: 0, y: 0, size: 7, color: hue(0), label: name, forceLabel: true });
  for (const [[from], [to]] of pairs) connect(graph, from, to);
  const nodes = graph.nodes(), count = nodes.length, at = new Map(nodes.map((node, number) => {
    const angle = number * 2.39996, far = Math.sqrt(number + 1);
    return [node, { x: far * Math.cos(angle), y: far * Math.sin(angle), dx: 0, dy: 0 }];
  }));
  const edges = graph.mapEdges((_, __, from, to) => [at.get(from), at.get(to)]), points = [...at.values()];
  for (let step = 0; step < (count > 300 ? 40 : 200); step += 1) {
    const reach = 2 * (1 - step / 200);
    for (let i = 0; i < count; i += 1) for (let j = i + 1; j < count; j += 1) push(points[i], points[j], (far) => Math.max(4 / far - 0.4, 0));
    for (const [a, b] of edges) push(a, b, (far) => -far / 3);
    for (const point of points) {
      const x = point.dx - point.x * 0.05, y = point.dy - point.y * 0.05, length = Math.hypot(x, y) || 1;
      point.x += x * Math.min(1, reach / length); point.y += y * Math.min(1, reach / length); point.dx = point.dy = 0;
    }
  }
  graph.updateEachNodeAttributes((node, facts) => ({ ...facts, x: at.get(node).x * 1.5, y: at.get(node).y }));
  return graph;
}

function push(a, b, strength) {
  const x = a.x - b.x || 0.01, y = a.y - b.y || 0.01, far = Math.hypot(x, y), force = strength(far) / far;
  a.dx += x * force; a.dy += y * force; b.dx -= x * force; b.dy -= y * force;
}

function connect(graph, from, to) {
  if (graph.hasNode(from) && graph.hasNode(to) && from !== to && !graph.hasEdge(from, to))
    graph.addEdge(from, to, { type: "arrow", size: 1.5 });
}
