// The search for symbols: up and down choose, Enter opens.
import { ask } from "./asking.js";
import { button, element } from "./elements.js";

const PAUSE_MS = 150;

export class Search {
  constructor(field, results, opened) {
    Object.assign(this, { field, results, opened, last: null });
    let typing;
    field.addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(() => this.run(), PAUSE_MS); });
  }

  async run() {
    const query = this.field.value.trim();
    if (!query) { this.hide(); return; }
    const mine = this.last = {};
    const answer = await ask("search_code", { query }).catch((error) => ({ summary: error.message }));
    if (mine !== this.last) return;
    const found = answer.symbols ?? (answer.routes ?? []).filter((row) => row.iri);
    const items = found.map((symbol) => element("li", {}, button(`${symbol.name} `, () => this.open(symbol), {}, element("small", {}, `${symbol.kind} ${symbol.path}:${symbol.line}`))));
    this.results.replaceChildren(...(items.length ? items : [element("li", {}, String(answer.summary ?? answer))]));
    this.results.hidden = false;
    items[0]?.classList.add("chosen");
  }

  open(symbol) {
    this.hide();
    this.field.blur();
    this.opened(symbol);
  }

  choose(way) {
    const items = [...this.results.children], now = items.findIndex((item) => item.className === "chosen");
    items[now]?.classList.remove("chosen");
    const next = items[(now + way + items.length) % items.length];
    next?.classList.add("chosen");
    next?.scrollIntoView({ block: "nearest" });
  }

  enter() { this.results.querySelector(".chosen button")?.click(); }

  hide() { this.results.hidden = true; this.last = null; }

  get isOpen() { return !this.results.hidden; }
}
