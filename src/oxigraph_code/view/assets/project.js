// The project that is shown: its files, and their dependencies once they are read.
import { ask } from "./asking.js";
import { joinDependencies, treeOf } from "./folders.js";

export class Project {
  constructor(found) {
    const { path, language, lines, aside } = found;
    Object.assign(this, { root: found.root, name: found.name, sentence: found.sentence, freshness: found.freshness, edges: null, showsAside: false });
    this.files = path.map((one, number) => ({ path: one, language: language[number], lines: lines[number], aside: aside[number] }));
    this.isAside = new Map(this.files.map((file) => [file.path, file.aside !== ""]));
    this.grow();
  }

  static async load() { return new Project(await ask("map")); }

  get asideCount() { return this.files.filter(({ aside }) => aside).length; }

  // The main files, or all of them: of a project that is nothing but tests, its tests.
  grow() {
    const main = this.files.filter(({ aside }) => !aside);
    this.tree = treeOf(this.showsAside || !main.length ? this.files : main);
    if (this.edges) joinDependencies(this.tree, this.edges);
  }

  show(aside) {
    if (this.showsAside === aside) return;
    this.showsAside = aside;
    this.grow();
  }

  async loadDependencies() {
    const { paths, edges } = await ask("dependencies");
    this.edges = edges.map(([from, to, count]) => [paths[from], paths[to], count]);
    joinDependencies(this.tree, this.edges);
  }

  // Files outside of a path that use it, and that it uses, with the number of edges.
  neighbours(path) {
    const users = new Map(), used = new Map(), isInside = (other) => other === path || other.startsWith(`${path}/`);
    for (const [from, to, count] of this.edges ?? []) {
      if (isInside(to) && !isInside(from)) users.set(from, (users.get(from) ?? 0) + count);
      if (isInside(from) && !isInside(to)) used.set(to, (used.get(to) ?? 0) + count);
    }
    const isAside = ([file]) => this.isAside.get(file) ?? false, sorted = (found) => [...found].sort((a, b) => isAside(a) - isAside(b) || b[1] - a[1]);
    return { users: sorted(users), used: sorted(used) };
  }
}
