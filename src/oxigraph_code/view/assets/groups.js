// Symbols as rows of a box for each file, on levels beside the symbol in the middle.
import { HEADER, ROW } from "./picture.js";
import { ACROSS, columns } from "./columns.js";
import { widthOf } from "./texts.js";

const MOST_ROWS = 60, MOST_GROUPS = 30, WIDEST = 260, NARROW = 190, LEAST = 130, MARGIN = 64, MOST_PARTS = 3, CENTRE = "centre";

// The last two parts of a name: the whole one is shown on hover.
export const shortName = (name) => name.split(/::|[.#/]/).filter(Boolean).slice(-2).join(".");
export const nameIn = (iri) => decodeURIComponent(iri.split(/[/#?]/).pop().replace(/^external=/, ""));

// A row of an answer as { id, iri, title, note, hint, path, line, level, isDashed, over }.
export function entryOf(row, level, note = "", isDashed = false) {
  const iri = row.iri ?? row.in ?? row.symbol ?? "", name = row.name ?? (iri ? nameIn(iri) : row.text ?? row.path ?? "");
  const line = row.line || row.lines?.[0], isFile = row.kind === "Module" || !name;
  return {
    id: `${level} ${iri || name} ${note}`, iri, name, path: row.path || "external", line, level, distance: row.distance, isDashed,
    title: isFile ? (row.path ?? "").split("/").pop() : shortName(name), note: note || row.note || "",
    kind: isFile ? "Module" : row.kind, hint: `${name}${row.path ? ` · ${row.path}${line ? `:${line}` : ""}` : ""}`, over: row.over ?? row.of ?? [],
  };
}

// `open` has the ids of groups that the reader opened (true) or closed (false).
export function grouped(centre, entries, open, name, room) {
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const groups = gathered(unique), shown = budgeted(groups, open), within = new Map(), groupOf = new Map([[centre.iri, CENTRE]]);
  for (const group of groups) for (const entry of group.entries) {
    within.set(entry.id, group.id);
    if (entry.iri && !groupOf.has(entry.iri)) groupOf.set(entry.iri, group.id);
  }
  const levels = [...new Set([0, ...groups.map(({ level }) => level)])], { most, widest } = fold(levels, room);
  const title = centre.title ?? shortName(centre.name);
  const boxes = [{ id: CENTRE, iri: centre.iri, level: 0, column: 0, isCentre: true, title, note: centre.note, hint: centre.hint,
    width: Math.min(widest, Math.max(widthOf(title, 12, true), widthOf(centre.note ?? "", 11)) + 24), height: 44 },
  ...groups.map((group) => boxOf(group, shown.has(group.id), most, widest))];
  const joined = new Map();
  for (const group of groups) for (const entry of group.entries) {
    const others = entry.over.length ? [...new Set(entry.over.map((iri) => groupOf.get(iri) ?? CENTRE))] : [CENTRE];
    for (const other of others) {
      const [from, to] = group.level < 0 ? [group.id, other] : [other, group.id], key = `${from}\n${to}`;
      const arrow = joined.get(key) ?? { from, to, count: 0, isDashed: true };
      arrow.count += 1;
      arrow.isDashed = arrow.isDashed && entry.isDashed;
      joined.set(key, arrow);
    }
  }
  const scene = columns(boxes, [...joined.values()]);
  return { ...scene, within, ties: [...joined.values()].map(({ from, to }) => [from, to]), name };
}

// How many levels of a side stand side by side, and how wide their boxes are, so that all columns fit.
function fold(levels, room) {
  const widthFor = (most) => { const columns = new Set(levels.map((level) => columnOf(level, most))).size; return (room - MARGIN - (columns - 1) * ACROSS) / columns; };
  let most = Math.max(1, ...levels.map(Math.abs));
  while (most > 1 && widthFor(most) < NARROW) most -= 1;
  return { most, widest: Math.min(WIDEST, widthFor(most)) };
}

const columnOf = (level, most) => Math.sign(level) * Math.min(Math.abs(level), most);

// By file; of very many files by folder, the largest divided first.
function gathered(entries) {
  const done = [], waiting = [...Map.groupBy(entries, ({ level }) => level)].map(([level, inside]) => ({ level, path: "", entries: inside }));
  while (waiting.length) {
    const group = waiting.sort((a, b) => a.entries.length - b.entries.length).pop(), parts = divided(group);
    if (group.path && parts.length > 1 && done.length + waiting.length + parts.length > MOST_GROUPS) { done.push(group); continue; }
    for (const part of parts) (part.path.endsWith("/") && part.path !== group.path ? waiting : done).push(part);
  }
  return done.map((group) => ({ ...group, id: `${group.level} ${group.path}`, title: shortPath(group.path, done) }));
}

// The last parts of a path, as many as tell it from the others.
export function shortPath(path, others) {
  const end = (one, parts) => one.split("/").filter(Boolean).slice(-parts).join("/") + (one.endsWith("/") ? "/" : "");
  const parts = [1, 2].find((count) => others.every((other) => other.path === path || end(other.path, count) !== end(path, count)));
  return end(path, parts ?? MOST_PARTS);
}

function divided({ level, path, entries }) {
  const partOf = (entry) => { const end = entry.path.indexOf("/", path.length); return end < 0 ? entry.path : entry.path.slice(0, end + 1); };
  return [...Map.groupBy(entries, partOf)].map(([part, inside]) => ({ level, path: part, entries: inside }));
}

function budgeted(groups, open) {
  const shown = new Set();
  let rows = 0;
  for (const group of [...groups].sort((a, b) => Math.abs(a.level) - Math.abs(b.level) || a.entries.length - b.entries.length)) {
    const isOpen = open.get(group.id) ?? rows + group.entries.length <= MOST_ROWS;
    if (isOpen) { shown.add(group.id); rows += group.entries.length; }
  }
  return shown;
}

function boxOf({ id, level, path, title, entries }, isOpen, most, widest) {
  const only = entries.length === 1 && entries[0].kind === "Module" && entries[0];
  const count = `${entries.length}`, { distance } = entries[0], steps = distance > 1 ? `${distance} steps` : "";
  const isDashed = entries.every((entry) => entry.isDashed);
  const widths = isOpen ? entries.map((entry) => widthOf(entry.title, 12) + (entry.note ? widthOf(entry.note, 11) + 16 : 0) + 36) : [];
  const place = { id, level, column: columnOf(level, most) };
  const own = path.endsWith("/") ? only.title : title;
  if (only) return { ...only, ...place, title: own, note: [only.note, steps].filter(Boolean).join(", "), width: Math.min(widest, Math.max(LEAST, widthOf(own) + widthOf(only.note + steps, 11) + 54)), height: 38 };
  return {
    ...place, title, hint: path, note: isOpen ? steps : [count, steps].filter(Boolean).join(", "), isOpen: false, canOpen: true, isDashed, isFolder: true, rows: isOpen ? entries : undefined, isUnfolded: isOpen,
    width: Math.min(widest, Math.max(LEAST, widthOf(title, 12, true) + widthOf(`${count}, ${steps}`, 11) + 54, ...widths)),
    height: isOpen ? HEADER + entries.length * ROW + 6 : 34,
  };
}
