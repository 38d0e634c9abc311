// Boxes in layers, users above what they use, open folders with their parts inside. Arrows and their counts are routed
// by dagre, which keeps room for every label; those that close a cycle go back up. Boxes without an arrow stand below.
const SQUARE = 210, INNER = 0.7, GAP = 14, HEADER = 26, PADDING = 12, MOST_ARROWS = 90;

// `parts` are { id, width, height, parts?, arrows? }; the answer has absolute boxes, outer ones first.
export function layered(parts, arrows, { direction = "TB", width = 900, each = 2, total = MOST_ARROWS } = {}) {
  const inside = new Map();
  for (const part of parts) {
    if (!part.parts) continue;
    const made = layered(part.parts, part.arrows, { direction, width: width * INNER, each, total });
    inside.set(part.id, made);
    part.width = Math.max(part.width, made.width + 2 * PADDING);
    part.height = made.height + HEADER + PADDING;
  }
  const { kept, left } = strongest(arrows, each, total), joined = new Set(kept.flatMap(({ from, to }) => [from, to]));
  const tied = parts.filter((part) => joined.has(part.id)), alone = parts.filter((part) => !joined.has(part.id));
  const drawn = packed(tied, kept, direction, width);
  const rows = inRows(alone, Math.max(drawn.width, Math.min(width, SQUARE * Math.sqrt(alone.length))), drawn.height ? drawn.height + 2 * GAP : 0);
  const boxes = [...drawn.boxes, ...rows.boxes], all = { boxes: [], arrows: drawn.arrows, left };
  for (const box of boxes) {
    all.boxes.push(box);
    const made = inside.get(box.id);
    if (!made) continue;
    const x = box.x + (box.width - made.width) / 2, y = box.y + HEADER;
    all.boxes.push(...made.boxes.map((inner) => ({ ...inner, x: inner.x + x, y: inner.y + y })));
    all.arrows = [...all.arrows, ...made.arrows.map((arrow) => moved(arrow, x, y))];
    all.left += made.left;
  }
  return { ...all, width: Math.max(drawn.width, rows.width), height: Math.max(drawn.height, rows.height) };
}

// Each box keeps its strongest arrows, `each` of them, and a folder `total`: more cross one another and say less.
function strongest(arrows, each, total) {
  const degree = new Map(), kept = [];
  for (const arrow of [...arrows].sort((a, b) => b.count - a.count)) {
    const ends = [`out ${arrow.from}`, `in ${arrow.to}`];
    if (kept.length >= total || ends.every((end) => (degree.get(end) ?? 0) >= each)) continue;
    for (const end of ends) degree.set(end, (degree.get(end) ?? 0) + 1);
    kept.push(arrow);
  }
  return { kept, left: arrows.length - kept.length };
}

// What no arrow joins is arranged by itself, the highest first, and stands side by side.
function packed(parts, arrows, direction, width) {
  const group = new Map(parts.map((part) => [part.id, [part]]));
  for (const { from, to } of arrows) {
    const one = group.get(from), other = group.get(to);
    if (one === other) continue;
    one.push(...other);
    for (const { id } of other) group.set(id, one);
  }
  const groups = [...new Set(group.values())].map((inside) => placed(inside, arrows.filter(({ from }) => group.get(from) === inside), direction));
  const made = inRows(groups.sort((a, b) => b.height - a.height), width, 0);
  return {
    ...made,
    boxes: made.boxes.flatMap(({ boxes, x, y }) => boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }))),
    arrows: made.boxes.flatMap(({ arrows, x, y }) => arrows.map((arrow) => moved(arrow, x, y))),
  };
}

function placed(parts, arrows, direction) {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 14, ranksep: 32, edgesep: 8, marginx: 4, marginy: 4, ranker: arrows.length > 60 ? "longest-path" : "network-simplex" });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const part of parts) graph.setNode(part.id, { width: part.width, height: part.height });
  for (const arrow of arrows)
    graph.setEdge(...(arrow.isCycle ? [arrow.to, arrow.from] : [arrow.from, arrow.to]), { ...arrow, width: arrow.label ? arrow.labelWidth + 6 : 0, height: arrow.label ? 15 : 0, labelpos: "c", weight: Math.ceil(Math.log2(arrow.count + 1)) }, `${arrow.from}\n${arrow.to}`);
  dagre.layout(graph);
  const at = new Map(graph.nodes().map((id) => [id, graph.node(id)]));
  const { width, height } = graph.graph();
  return {
    width, height,
    boxes: parts.map((part) => ({ ...part, x: at.get(part.id).x - part.width / 2, y: at.get(part.id).y - part.height / 2 })),
    arrows: graph.edges().map((edge) => { const arrow = graph.edge(edge); return { ...arrow, points: arrow.isCycle ? [...arrow.points].reverse() : arrow.points }; }),
  };
}

function inRows(parts, width, top) {
  const boxes = [];
  let x = 4, y = top, tallest = 0, widest = 0;
  for (const part of parts) {
    if (x > 4 && x + part.width > width) { x = 4; y += tallest + GAP; tallest = 0; }
    boxes.push({ ...part, x, y });
    x += part.width + GAP;
    tallest = Math.max(tallest, part.height);
    widest = Math.max(widest, x - GAP + 4);
  }
  return { boxes, width: widest, height: parts.length ? y + tallest + 4 : 0 };
}

function moved(arrow, x, y) {
  return { ...arrow, x: arrow.x + x, y: arrow.y + y, points: arrow.points.map((point) => ({ x: point.x + x, y: point.y + y })) };
}
