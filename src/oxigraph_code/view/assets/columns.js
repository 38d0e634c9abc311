// Boxes in columns by level, from left to right, each near those that it is joined to. Levels that find no room beside the
// others stand below a nearer one, in its column.
export const ACROSS = 64;
const BETWEEN = 12, ASIDE = 26;

// `boxes` are { id, level, column, width, height }; `arrows` are { from, to } between boxes.
export function columns(boxes, arrows) {
  const levels = [...new Set(boxes.map(({ column }) => column))].sort((a, b) => a - b);
  const byLevel = new Map(levels.map((level) => [level, boxes.filter((box) => box.column === level)]));
  const heightOf = (column) => column.reduce((sum, box) => sum + box.height + BETWEEN, -BETWEEN);
  const height = Math.max(...[...byLevel.values()].map(heightOf));
  const near = new Map(boxes.map(({ id }) => [id, []]));
  for (const { from, to } of arrows) { near.get(from)?.push(to); near.get(to)?.push(from); }
  const middles = new Map(), done = [];
  const isFolded = (column) => column.some((box) => box.level !== box.column);
  const isStacked = [...byLevel.values()].some(isFolded);
  let x = 4 + (isFolded(byLevel.get(levels[0])) ? ASIDE : 0);
  // The columns nearest to the middle one are ordered first.
  for (const level of [...levels].sort((a, b) => Math.abs(a) - Math.abs(b))) {
    const column = byLevel.get(level), aim = (box) => mean(near.get(box.id).map((id) => middles.get(id)).filter((y) => y !== undefined));
    column.sort((a, b) => Math.abs(a.level) - Math.abs(b.level) || aim(a) - aim(b));
    let y = isStacked ? 0 : (height - heightOf(column)) / 2;
    for (const box of column) { box.y = y + 4; middles.set(box.id, y + box.height / 2); y += box.height + BETWEEN; }
  }
  for (const level of levels) {
    const column = byLevel.get(level), width = Math.max(...column.map((box) => box.width));
    for (const box of column) done.push({ ...box, x: x + (level < 0 ? width - box.width : level > 0 ? 0 : (width - box.width) / 2) });
    x += width + ACROSS;
  }
  const at = new Map(done.map((box) => [box.id, box]));
  const edges = new Map(levels.map((level) => { const boxes = done.filter((box) => box.column === level); return [level, { left: Math.min(...boxes.map((box) => box.x)), right: Math.max(...boxes.map((box) => box.x + box.width)) }]; }));
  const drawn = arrows.filter(({ from, to }) => at.has(from) && at.has(to) && from !== to).map((arrow) => routed(arrow, at.get(arrow.from), at.get(arrow.to), edges));
  return { boxes: done, arrows: drawn, width: x - ACROSS + 8 + (isFolded(byLevel.get(levels[levels.length - 1])) ? ASIDE : 0), height: height + 8, left: 0 };
}

const mean = (numbers) => numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : Infinity;

// An arrow bends between two columns alone, so that it passes behind no wider box of them.
function routed(arrow, from, to, edges) {
  const isAside = from.column === to.column, isLeft = from.column < 0;
  if (isAside) {
    const ends = [from, to].map((box) => ({ x: box.x + (isLeft ? 0 : box.width), y: box.y + box.height / 2 })), out = (isLeft ? Math.min : Math.max)(...ends.map(({ x }) => x)) + (isLeft ? -ASIDE : ASIDE);
    return { ...arrow, points: [ends[0], { x: out, y: ends[0].y }, { x: out, y: ends[1].y }, ends[1]] };
  }
  const isForward = from.x + from.width <= to.x;
  const start = { x: isForward ? from.x + from.width : from.x, y: from.y + from.height / 2 };
  const end = { x: isForward ? to.x : to.x + to.width, y: to.y + to.height / 2 };
  const [out, into] = isForward ? [edges.get(from.column).right, edges.get(to.column).left] : [edges.get(from.column).left, edges.get(to.column).right];
  const bend = (into - out) / 3;
  return { ...arrow, points: [start, { x: out + bend, y: start.y }, { x: into - bend, y: end.y }, end] };
}
