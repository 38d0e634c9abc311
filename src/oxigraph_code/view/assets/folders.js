// The tree of folders and files of a project, with the dependencies between the parts of each folder.
import { closing } from "./cycles.js";

// A folder with nothing but a folder is one with it.
export function treeOf(files) {
  const root = folder("", null);
  for (const file of files) {
    let at = root;
    const names = file.path.split("/");
    names.slice(0, -1).forEach((name, depth) => {
      if (!at.byName.has(name)) at.byName.set(name, folder(names.slice(0, depth + 1).join("/"), at));
      at = at.byName.get(name);
    });
    at.byName.set(names[names.length - 1], { ...file, id: file.path, name: names[names.length - 1], parent: at, isFile: true, files: 1, users: new Set(), arrows: [], cycles: [] });
  }
  measured(root);
  return merged(root, null);
}

function folder(path, parent) {
  return { id: path, path, name: path.split("/").pop(), parent, isFile: false, byName: new Map(), users: new Set(), arrows: [], cycles: [] };
}

function merged(node, parent) {
  let kept = node;
  while (!kept.isFile && kept.children.length === 1 && !kept.children[0].isFile && kept.id) [kept] = kept.children;
  if (parent && kept !== node) kept.name = kept.path.slice(parent.path ? parent.path.length + 1 : 0);
  kept.parent = parent;
  if (!kept.isFile) kept.children = kept.children.map((child) => merged(child, kept));
  return kept;
}

function measured(node) {
  if (node.isFile) { node.languages = { [node.language]: node.lines || 1 }; return; }
  node.children = [...node.byName.values()];
  Object.assign(node, { files: 0, lines: 0, languages: {} });
  for (const child of node.children) {
    measured(child);
    node.files += child.files;
    node.lines += child.lines;
    for (const [name, lines] of Object.entries(child.languages)) node.languages[name] = (node.languages[name] ?? 0) + lines;
  }
}

export function* nodesIn(node) {
  yield node;
  for (const child of node.children ?? []) yield* nodesIn(child);
}

export function find(tree, path) {
  for (const node of nodesIn(tree)) if (node.path === path) return node;
  return undefined;
}

export function above(node) {
  const found = [];
  for (let at = node; at; at = at.parent) found.unshift(at);
  return found;
}

// Joins dependencies between files to arrows between the parts of the innermost folder around both.
export function joinDependencies(tree, edges) {
  const files = new Map();
  for (const node of nodesIn(tree)) {
    node.arrows = [];
    node.cycles = [];
    node.users = new Set();
    if (node.isFile) files.set(node.path, above(node));
  }
  const joined = new Map();
  for (const [from, to, count] of edges) {
    const users = files.get(from), used = files.get(to);
    if (!users || !used) continue;
    let depth = 0;
    while (users[depth + 1] === used[depth + 1]) depth += 1;
    for (const node of used.slice(depth + 1)) node.users.add(from);
    const source = users[depth + 1], target = used[depth + 1], key = `${source.id}\n${target.id}`;
    if (!joined.has(key)) {
      joined.set(key, { from: source, to: target, count: 0 });
      users[depth].arrows.push(joined.get(key));
    }
    joined.get(key).count += count;
  }
  for (const node of nodesIn(tree)) if (node.arrows.length) node.cycles = markCycles(node);
}

function markCycles({ children, arrows }) {
  const numbers = new Map(children.map((child, number) => [child, number]));
  const edges = arrows.map(({ from, to, count }) => [numbers.get(from), numbers.get(to), count]), found = closing(children.length, edges);
  arrows.forEach((arrow, number) => { arrow.isCycle = found.back.has(edges[number]); });
  return found.sizes;
}
