// Boxes in columns by level, from left to right, each near those that it is joined to.
const ACROSS = 64, BETWEEN = 12;

// `boxes` are { id, level, width, height }; `arrows` are { from, to } between boxes.
export function columns(boxes, arrows) {
  const levels = [...new Set(boxes.map(({ level }) => level))].sort((a, b) => a - b);
  const byLevel = new Map(levels.map((level) => [level, boxes.filter((box) => box.level === level)]));
  const heightOf = (column) => column.reduce((sum, box) => sum + box.height + BETWEEN, -BETWEEN);
  const height = Math.max(...[...byLevel.values()].map(heightOf));
  const near = new Map(boxes.map(({ id }) => [id, []]));
  for (const { from, to } of arrows) { near.get(from)?.push(to); near.get(to)?.push(from); }
  const middles = new Map(), done = [];
  let x = 4;
  // The columns nearest to the middle one are ordered first.
  for (const level of [...levels].sort((a, b) => Math.abs(a) - Math.abs(b))) {
    const column = byLevel.get(level), aim = (box) => mean(near.get(box.id).map((id) => middles.get(id)).filter((y) => y !== undefined));
    column.sort((a, b) => aim(a) - aim(b));
    let y = (height - heightOf(column)) / 2;
    for (const box of column) { box.y = y + 4; middles.set(box.id, y + box.height / 2); y += box.height + BETWEEN; }
  }
  for (const level of levels) {
    const column = byLevel.get(level), width = Math.max(...column.map((box) => box.width));
    for (const box of column) done.push({ ...box, x: x + (level < 0 ? width - box.width : level > 0 ? 0 : (width - box.width) / 2) });
    x += width + ACROSS;
  }
  const at = new Map(done.map((box) => [box.id, box]));
  const drawn = arrows.filter(({ from, to }) => at.has(from) && at.has(to) && from !== to).map((arrow) => routed(arrow, at.get(arrow.from), at.get(arrow.to)));
  return { boxes: done, arrows: drawn, width: x - ACROSS + 8, height: height + 8, left: 0 };
}

const mean = (numbers) => numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : Infinity;

function routed(arrow, from, to) {
  const isForward = from.x + from.width <= to.x;
  const start = { x: isForward ? from.x + from.width : from.x, y: from.y + from.height / 2 };
  const end = { x: isForward ? to.x : to.x + to.width, y: to.y + to.height / 2 };
  const bend = (end.x - start.x) / 3;
  return { ...arrow, points: [start, { x: start.x + bend, y: start.y }, { x: end.x - bend, y: end.y }, end] };
}
