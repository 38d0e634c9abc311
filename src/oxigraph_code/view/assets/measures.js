// Sizes and colours of boxes by a measure that the reader chooses, with their legend.
import { ask } from "./asking.js";
import { counted } from "./elements.js";
import { nodesIn } from "./folders.js";

const LANGUAGES = ["#4c8dff", "#d29922", "#3fb950", "#db61a2", "#a371f7", "#f0883e", "#39c5cf", "#8c959f"];
const HEAT = ["#8c959f", "#e3b341", "#f0883e", "#f85149", "#b62324"];
const COVERAGE = ["#f85149", "#f0883e", "#e3b341", "#56a8f5", "#2f6fde"];
const NONE = "#8c959f";

export const SIZES = { lines: "lines", users: "files that use it" };
export const COLOURS = { language: "main language", churn: "commits that changed it", coverage: "functions that tests reach" };

export const sizeOf = (node, by) => by === "users" ? node.users.size : node.lines;

// Reads what a colour needs, and returns a function from nodes to colours, and entries of the legend.
export async function colouring(by, tree) {
  if (by === "churn") return churn(await ask("heat"), tree);
  if (by === "coverage") return coverage(await ask("coverage"), tree);
  return languages(tree);
}

function languages(tree) {
  const names = Object.entries(tree.languages).sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const colour = (name) => LANGUAGES[Math.min(names.indexOf(name), LANGUAGES.length - 1)] ?? NONE;
  const main = (node) => Object.entries(node.languages).sort((a, b) => b[1] - a[1])[0]?.[0];
  return { colour: (node) => colour(main(node)), legend: names.slice(0, LANGUAGES.length).map((name) => [colour(name), name]) };
}

function churn({ commits, files }, tree) {
  const values = summed(tree, (path) => [files[path] ?? 0, 1]), most = Math.max(1, ...Object.values(files));
  const step = (value) => value <= 0 ? 0 : 1 + Math.min(3, Math.floor(4 * Math.log(value + 1) / Math.log(most + 2)));
  const from = (number) => Math.ceil((most + 2) ** ((number - 1) / 4) - 1);
  return {
    colour: (node) => HEAT[step(values.get(node.id)[0] / values.get(node.id)[1])],
    note: (node) => node.isFile ? counted(files[node.path] ?? 0, "commit") : `${(values.get(node.id)[0] / values.get(node.id)[1]).toFixed(1)} commits a file`,
    legend: [[HEAT[0], `none of ${commits.toLocaleString()} commits`], ...[1, 2, 3, 4].map((number) => [HEAT[number], `${Math.max(1, from(number))} and more`])],
  };
}

function coverage({ files }, tree) {
  const values = summed(tree, (path) => files[path] ?? [0, 0]);
  const step = ([reached, every]) => COVERAGE[Math.min(4, Math.floor(5 * reached / every))];
  return {
    colour: (node) => values.get(node.id)[1] ? step(values.get(node.id)) : NONE,
    note: (node) => values.get(node.id)[1] ? `${Math.round(100 * values.get(node.id)[0] / values.get(node.id)[1])} % of ${values.get(node.id)[1]} reached` : "no functions",
    legend: [...COVERAGE.map((colour, number) => [colour, `${20 * number} % and more`]), [NONE, "no functions"]],
  };
}

function summed(tree, valuesOf) {
  const found = new Map();
  for (const node of [...nodesIn(tree)].reverse()) {
    const parts = node.isFile ? [valuesOf(node.path)] : node.children.map((child) => found.get(child.id));
    found.set(node.id, parts.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]));
  }
  return found;
}
