// The page as views see it: the project, the picture, the details beside it, and the way to other views.
import { addressOf, placeOf } from "./addresses.js";
import { isExported } from "./asking.js";
import { element, link } from "./elements.js";
import { above, find } from "./folders.js";
import { listOf, Picture } from "./picture.js";
import { treeList } from "./tree.js";

const by = (id) => document.getElementById(id);

export class Page {
  constructor() {
    this.handlers = {};
    this.picture = new Picture(by("drawing"), { chosen: (id, entry) => this.handlers.chosen(id, entry), toggled: (id) => this.handlers.toggled(id) });
    this.top = "";
    this.symbols = new Map();
  }

  get room() { return Math.max(500, by("drawing").clientWidth - 20); }
  get height() { return Math.max(400, by("drawing").clientHeight - 20); }
  get selected() { return this.picture.selected; }
  isAt(...views) { return views.includes(this.view); }

  // The next view is drawn by the change of the address, also by back and forward of the browser.
  go(view, argument = "") {
    const symbol = this.symbols.get(argument), address = addressOf(view, symbol ? this.nameFor(symbol) : argument);
    if (location.hash === address) this.reopen(); else location.hash = address;
  }

  // Takes away the view before.
  clear(title) {
    this.legend();
    this.drawSvg("");
    this.details(element("h1", {}, title));
    this.showCrumbs([link(this.project.name, addressOf("start"))], title);
  }

  leave(view, title) {
    this.view = "";
    this.mark(view);
    this.clear(title);
  }

  mark(view) { for (const made of document.querySelectorAll("nav button")) made.classList.toggle("on", made.id === view); }
  reopen() { this.open?.(placeOf(location.hash)); }

  // A symbol is written by its name, or by its place where the name means several.
  remember(symbol) { this.symbols.set(symbol.iri, symbol); }
  nameFor(symbol) { return symbol.isAmbiguous ? symbol.iri : symbol.name; }

  draw(scene, selected, handlers) {
    this.handlers = handlers;
    this.picture.show(scene, selected);
    by("list").replaceChildren(listOf(scene, (id, entry) => this.handlers.chosen(id, entry)));
    if (!selected) this.picture.centre();
  }

  drawSvg(svg) {
    this.picture.scene = null;
    by("drawing").replaceChildren(svg);
    by("list").replaceChildren();
  }

  select(id) { this.picture.select(this.picture.selected === id ? "" : id); }

  details(...content) { by("details").replaceChildren(...content.filter(Boolean)); by("details").scrollTop = 0; }
  moreDetails(...content) { by("details").append(...content.filter(Boolean)); }
  detailsAfterHeading(...content) {
    const head = [...by("details").children].slice(0, 3).pop();
    head?.after(...content.filter(Boolean));
  }

  legend(...content) { by("legend").replaceChildren(...content.filter(Boolean)); }

  partsOf(node) { return above(node).map((one, number) => link(number ? one.name : this.project.name, addressOf(one.isFile ? "file" : "start", one.path))); }

  crumbs(node, last = "") {
    this.showCrumbs(this.partsOf(node), last);
    this.showTree(node.path);
  }

  crumbsOf(symbol) {
    const node = find(this.project.tree, symbol.path);
    const parts = node ? this.partsOf(node) : [link(this.project.name, addressOf("start")), ...(symbol.path ? [link(symbol.path, addressOf("file", symbol.path))] : [])];
    this.showCrumbs(parts, symbol.name);
    this.showTree(symbol.path);
  }

  showCrumbs(parts, last) {
    const items = [...parts, ...(last ? [element("span", { "aria-current": "page" }, last)] : [])].map((part) => element("li", {}, part));
    by("crumbs").replaceChildren(...items);
  }

  showTree(path) {
    if (this.treeShown === this.project.tree && this.treePath === path) return;
    Object.assign(this, { treeShown: this.project.tree, treePath: path });
    by("tree").replaceChildren(element("h2", {}, "Files"), treeList(this.project.tree, path));
  }

  say(text) { by("status").textContent = by("status").title = isExported ? `${text} · a copy without a server` : text; }

  async tried(work) {
    try { return await work(); } catch (error) { this.say(error.message); return undefined; }
  }
}
