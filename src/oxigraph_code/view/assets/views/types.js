// Types: ancestors at the left, descendants at the right.
import { ask } from "../asking.js";
import { entryOf } from "../groups.js";
import { notes, showNeighbourhood, showSymbol } from "./symbol.js";

export async function types(page, symbol) {
  const showing = showSymbol(page, "types", symbol), found = await ask("type_hierarchy", { symbol: symbol.iri });
  if (!page.isAt("types")) return;
  if (!found.ancestors) { page.say(String(found.summary ?? found)); showNeighbourhood(page, "types", symbol, [], symbol.name); return; }
  const entries = [...found.ancestors.map((row) => entryOf(row, -row.distance)), ...found.descendants.map((row) => entryOf(row, row.distance))];
  showNeighbourhood(page, "types", symbol, entries, `Ancestors and descendants of ${symbol.name}`);
  page.say(`ancestors left, descendants right · ${found.summary}`);
  await showing;
  page.moreDetails(...notes(found));
}
