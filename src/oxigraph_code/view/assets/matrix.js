// The matrix of dependencies as SVG: a row uses the columns that are filled in it.
const SVG = "http://www.w3.org/2000/svg";

function shape(name, facts, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

export function matrixOf({ parts, cells }, opened) {
  const side = Math.max(12, Math.min(26, Math.floor(640 / parts.length)));
  const left = Math.min(320, 20 + 7 * Math.max(0, ...parts.map((part) => part.name.length + 6))), top = left * 0.75;
  const size = parts.length * side, svg = shape("svg", { xmlns: SVG, width: left + size + 90, height: top + size + 10 });
  const most = Math.max(1, ...cells.map(([, , count]) => count));
  parts.forEach((part, number) => {
    const middle = number * side + side * 0.7, facts = part.cycle >= 0 ? { class: "cycle", fill: "#f85149" } : {};
    const label = part.is_file ? part.name : `${part.name}/ (${part.files})`;
    const row = shape("text", { ...facts, x: left - 6, y: top + middle, "text-anchor": "end", tabindex: 0, role: "button", "font-size": 12 }, label);
    const open = () => opened(part);
    row.addEventListener("click", open);
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") open(); });
    svg.append(row, shape("text", { ...facts, transform: `translate(${left + middle},${top - 6}) rotate(-50)`, "font-size": 12 }, part.name));
    svg.append(shape("rect", { x: left + number * side, y: top + number * side, width: side - 1, height: side - 1, fill: "#8c959f", opacity: 0.35 }));
  });
  for (const [user, used, count] of cells) {
    const isCycle = parts[user].cycle >= 0 && parts[user].cycle === parts[used].cycle;
    const cell = shape("rect", { x: left + used * side, y: top + user * side, width: side - 1, height: side - 1,
      fill: isCycle ? "#f85149" : "#2f81f7", opacity: 0.25 + 0.75 * Math.log(count + 1) / Math.log(most + 1) });
    cell.append(shape("title", {}, `${parts[user].name} uses ${parts[used].name}: ${count}`));
    svg.append(cell);
  }
  return svg;
}
