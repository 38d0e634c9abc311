// The picture: boxes and arrows of a scene as SVG. It knows neither questions nor how a scene is arranged.
//
// A scene has `boxes` (id, x, y, width, height, title, note, hint, colour, and what they are: isFolder, isOpen, canOpen,
// isDashed, isCentre, rows), `arrows` (from, to, points, count, label, isCycle, isDashed), `ties`, all pairs of ids that are
// joined, drawn or not, and `within`, the id of the box around a part. A row is { id, title, note, hint, isDashed }.
import { element, shape } from "./elements.js";
import { fitted, widthOf } from "./texts.js";

export const ROW = 19;
export const HEADER = 26;
const INSET = 8, SMALL = 11, PLAIN = 12, LARGEST_SCALE = 3;

export class Picture {
  constructor(place, { chosen, toggled }) {
    Object.assign(this, { place, chosen, toggled, scale: 1, scene: null, selected: "" });
    place.addEventListener("keydown", (event) => this.moved(event));
  }

  show(scene, selected = "") {
    this.scene = scene;
    this.parts = new Map();
    this.svg = shape("svg", { role: "group", "aria-label": scene.name, viewBox: `0 0 ${scene.width} ${scene.height}` }, heads());
    this.lines = shape("g");
    this.extra = shape("g");
    for (const box of scene.boxes.filter(({ isOpen }) => isOpen)) this.drawBox(box);
    this.svg.append(this.lines, this.extra);
    for (const box of scene.boxes.filter(({ isOpen }) => !isOpen)) this.drawBox(box);
    this.arrows = scene.arrows.map((arrow) => this.drawArrow(arrow));
    this.place.replaceChildren(this.svg);
    this.resize();
    this.select(selected);
    const first = this.parts.get(selected) ?? this.svg.querySelector("[data-id]");
    first?.setAttribute("tabindex", 0);
  }

  resize() {
    this.svg.setAttribute("width", Math.ceil(this.scene.width * this.scale));
    this.svg.setAttribute("height", Math.ceil(this.scene.height * this.scale));
  }

  // Brings the middle of a picture that is wider than its room into view.
  centre() {
    const { place, scene } = this, middle = scene.boxes.find(({ isCentre }) => isCentre);
    place.scrollLeft = middle ? middle.x + middle.width / 2 - place.clientWidth / 2 : 0;
    place.scrollTop = middle ? middle.y - place.clientHeight / 2 : 0;
  }

  // Never below 1: texts stay legible.
  zoom(way) {
    if (!this.scene) return;
    this.scale = Math.min(LARGEST_SCALE, Math.max(1, this.scale * (way > 0 ? 1.25 : 0.8)));
    this.resize();
  }

  drawBox(box) {
    const { x, y, width, height, title, note, isFolder, isOpen, isDashed, isCentre, rows } = box;
    const holder = this.part(box, `${box.hint ?? title}${note ? `, ${note}` : ""}`, ["box", isFolder && "folder", isOpen && "open", isDashed && "dashed", isCentre && "centre"]);
    holder.append(shape("rect", { class: "back", x, y, width, height, rx: 5 }));
    if (box.colour) holder.append(shape("rect", { class: "tint", x: x + 1, y: y + 1, width: 7, height: height - 2, rx: 3, fill: box.colour }));
    const left = x + INSET + (box.colour ? 6 : 0), room = width - 2 * INSET - (box.canOpen ? 18 : 0) - (box.colour ? 6 : 0);
    const isAlone = !note || isOpen || rows;
    const top = isOpen || rows ? y + 17 : y + height / 2 + (isAlone ? 4 : -3);
    holder.append(text(left, top, isFolder || isCentre ? "name strong" : "name", fitted(title, room, PLAIN, isFolder || isCentre), PLAIN));
    if (!isAlone) holder.append(text(left, top + 15, "note", fitted(note, room, SMALL), SMALL));
    else if (note) {
      const used = widthOf(fitted(title, room, PLAIN, true), PLAIN, true) + 10;
      if (widthOf(note, SMALL) <= room - used) holder.append(text(left + used, top, "note", note, SMALL));
    }
    this.svg.append(holder);
    if (box.canOpen) this.svg.append(this.handle(box));
    (rows ?? []).forEach((row, number) => this.drawRow(box, row, y + HEADER + number * ROW));
  }

  drawRow(box, row, y) {
    const holder = this.part(row, `${row.hint ?? row.title}${row.note ? `, ${row.note}` : ""}`, ["row", row.isDashed && "dashed"]);
    const room = box.width - 2 * INSET - 4, noted = row.note ? Math.min(widthOf(row.note, SMALL), room * 0.45) : 0;
    const left = box.x + INSET + 6;
    holder.append(shape("rect", { class: "back", x: box.x + 4, y, width: box.width - 8, height: ROW - 2, rx: 3 }),
      text(left, y + 13, "name", fitted(row.title, room - noted - (noted ? 14 : 6), PLAIN), PLAIN));
    if (noted) {
      const shown = fitted(row.note, noted + 1, SMALL);
      holder.append(text(box.x + box.width - INSET - 2 - widthOf(shown, SMALL), y + 13, "note", shown, SMALL));
    }
    this.svg.append(holder);
  }

  // A box or row: one button, which Enter and a click choose.
  part(entry, label, classes) {
    const choose = () => this.chosen(entry.id, entry);
    const holder = shape("g", { class: classes.filter(Boolean).join(" "), role: "button", tabindex: -1, "aria-label": label, "data-id": entry.id, onclick: choose,
      onkeydown: (event) => {
        if (event.key === "Enter") choose();
        else if (event.key === " " && entry.canOpen) this.toggled(entry.id);
        else return;
        event.preventDefault();
        event.stopPropagation();
      } }, shape("title", {}, label));
    this.parts.set(entry.id, holder);
    return holder;
  }

  handle({ id, x, y, width, title, isOpen, isUnfolded }) {
    const at = `translate(${x + width - 18},${y + 8})`;
    return shape("g", { class: "handle", "aria-hidden": "true", "data-toggles": id, transform: at, onclick: () => this.toggled(id) },
      shape("title", {}, `${isOpen || isUnfolded ? "Close" : "Open"} ${title}`),
      shape("rect", { x: -4, y: -5, width: 20, height: 20, fill: "transparent" }),
      shape("path", { d: isOpen || isUnfolded ? "M0 2 L5 8 L10 2 Z" : "M2 0 L8 5 L2 10 Z" }));
  }

  drawArrow(arrow) {
    const kind = ["arrow", arrow.isCycle && "cycle", arrow.isDashed && "dashed"].filter(Boolean).join(" ");
    const line = shape("path", { class: kind, d: smooth(arrow.points), fill: "none", "stroke-width": Math.min(1 + Math.log2(arrow.count ?? 1) / 3, 3.5),
      "marker-end": `url(#head${arrow.isCycle ? "-cycle" : ""})` }, shape("title", {}, arrow.hint ?? ""));
    this.lines.append(line);
    const drawn = [line];
    if (arrow.label) {
      const width = widthOf(arrow.label, SMALL) + 4;
      const label = shape("g", { class: `count${arrow.isCycle ? " cycle" : ""}` },
        shape("rect", { class: "halo", x: arrow.x - width / 2, y: arrow.y - 7, width, height: 14 }),
        text(arrow.x - width / 2 + 2, arrow.y + 4, "note", arrow.label, SMALL));
      this.lines.append(label);
      drawn.push(label);
    }
    return { arrow, drawn };
  }

  // Dims everything that is not joined to a part, and draws the arrows of the part that had no room.
  select(id) {
    this.selected = this.scene && this.parts.has(id) ? id : "";
    this.extra.replaceChildren();
    const near = new Set([this.selected]);
    for (const [from, to] of this.scene.ties) {
      if (from === this.selected) near.add(to);
      if (to === this.selected) near.add(from);
    }
    // What holds a near part is lit with it, and so is what a near part holds.
    const within = this.scene.within, holds = (one, other) => { for (let at = other; at; at = within.get(at)) if (at === one) return true; return false; };
    const around = (other) => [...near].some((one) => holds(one, other) || holds(other, one));
    for (const [other, holder] of this.parts) {
      holder.classList.toggle("dimmed", this.selected !== "" && !around(other));
      holder.classList.toggle("selected", other === this.selected);
      if (other === this.selected) holder.setAttribute("aria-current", "true"); else holder.removeAttribute("aria-current");
    }
    for (const { arrow, drawn } of this.arrows)
      for (const one of drawn) one.classList.toggle("dimmed", this.selected !== "" && arrow.from !== this.selected && arrow.to !== this.selected);
    if (this.selected) this.drawTies(near);
  }

  drawTies(near) {
    const drawn = new Set(this.scene.arrows.map(({ from, to }) => `${from}\n${to}`));
    const at = new Map(this.scene.boxes.map((box) => [box.id, box]));
    for (const [from, to] of this.scene.ties) {
      if ((from !== this.selected && to !== this.selected) || drawn.has(`${from}\n${to}`) || !at.has(from) || !at.has(to)) continue;
      const start = edgeOf(at.get(from), at.get(to)), end = edgeOf(at.get(to), at.get(from));
      this.extra.append(shape("path", { class: "arrow extra", d: `M${start.x} ${start.y} L${end.x} ${end.y}`, fill: "none", "marker-end": "url(#head)" }));
    }
    this.parts.get(this.selected).scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  moved(event) {
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key], every = [...this.place.querySelectorAll("[data-id]")];
    const now = every.indexOf(event.target);
    if (!way || now < 0) return;
    event.preventDefault();
    event.target.setAttribute("tabindex", -1);
    const next = every[(now + way + every.length) % every.length];
    next.setAttribute("tabindex", 0);
    next.focus();
  }
}

function text(x, y, kind, words, size) {
  return shape("text", { x, y, class: kind, "font-size": size }, words);
}

// The place where the line between the middles of two boxes leaves the first.
function edgeOf(box, other) {
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const dx = other.x + other.width / 2 - x, dy = other.y + other.height / 2 - y;
  const part = Math.min(1, box.width / 2 / Math.abs(dx || 1e-6), box.height / 2 / Math.abs(dy || 1e-6));
  return { x: x + dx * part, y: y + dy * part };
}

function smooth(points) {
  const middle = (a, b) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`, last = points[points.length - 1];
  const bends = points.slice(1, -1).map((point, number) => {
    const next = points[number + 2];
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${number + 2 === points.length - 1 ? `${last.x.toFixed(1)} ${last.y.toFixed(1)}` : middle(point, next)}`;
  });
  return `M${points[0].x.toFixed(1)} ${points[0].y.toFixed(1)} ${bends.length ? bends.join(" ") : `L${last.x.toFixed(1)} ${last.y.toFixed(1)}`}`;
}

function heads() {
  return shape("defs", {}, ...["head", "head-cycle"].map((id) => shape("marker", { id, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, markerUnits: "userSpaceOnUse", orient: "auto-start-reverse" },
    shape("path", { class: id, d: "M0 1 L9 5 L0 9 Z" }))));
}

// What is drawn, in words: for the keyboard and for screen readers.
export function listOf(scene, chosen) {
  const entries = scene.boxes.flatMap((box) => [box, ...(box.rows ?? [])]);
  const named = new Map(entries.map((entry) => [entry.id, entry.hint ?? entry.title]));
  const item = (entry) => element("li", {}, element("button", { type: "button", onclick: () => chosen(entry.id, entry) }, entry.hint ?? entry.title, element("small", {}, entry.note ? ` ${entry.note}` : "")));
  const arrows = scene.arrows.map(({ from, to, count, isCycle }) =>
    element("li", {}, `${named.get(from)} → ${named.get(to)}${count > 1 ? ` (${count.toLocaleString()})` : ""}${isCycle ? ", closes a cycle" : ""}`));
  return element("details", { class: "drawn" }, element("summary", {}, `As a list: ${entries.length.toLocaleString()} boxes and lines, ${arrows.length.toLocaleString()} arrows`),
    element("ul", {}, ...entries.map(item)), element("ul", { class: "plain" }, ...arrows));
}
