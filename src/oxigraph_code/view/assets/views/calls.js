// Calls: callers and other ways in at the left, callees and other ways out at the right. What is not certain is dashed.
import { ask } from "../asking.js";
import { entryOf } from "../groups.js";
import { notes, showNeighbourhood, showSymbol } from "./symbol.js";

const UNSURE = true;
// The sections of an answer: a note for their rows, or how to make it, and true for what is not certain.
const IN = {
  callers: [(row) => row.lines?.length > 1 ? `${row.lines.length} times` : ""], joined: [(row) => `key ${row.key}`], requests: [(row) => row.request],
  handed_over: ["handed over"], overridden_handed_over: ["overridden, handed over"], class_handed_over: ["class handed over"], implicit: ["without a call"],
  routes: ["route"], value_uses: ["as a value"], keys: ["by a key"], replaced: ["replaced"], through_bases: ["through a base", UNSURE],
  may_call: ["by the name", UNSURE], like_calls: ["by the name", UNSURE], attributes: ["by the name", UNSURE], unresolved: ["unresolved", UNSURE],
  other_definitions: ["same name", UNSURE], path_mentions: ["names its path", UNSURE], strings: ["in a text", UNSURE], quoted: ["in a text", UNSURE],
  markup: ["in markup", UNSURE], configuration: ["in configuration", UNSURE],
};
const OUT = {
  callees: [(row) => row.lines?.length > 1 ? `${row.lines.length} times` : ""], hands_over: ["handed over"], implicit: ["without a call"],
  overriding: ["may run instead", UNSURE], may_call: ["may be called", UNSURE], unresolved: [(row) => row.reason ?? "unresolved", UNSURE],
};

function entriesOf(answer, sections, level, path) {
  return Object.entries(sections).flatMap(([name, [note, isUnsure = false]]) => (answer[name] ?? []).filter((row) => row.iri || row.in || row.path || row.text)
    .map((row) => entryOf({ path, ...row, line: row.line || row.lines?.[0] }, level, typeof note === "string" ? note : note(row), isUnsure)));
}

export async function calls(page, symbol) {
  const showing = showSymbol(page, "calls", symbol);
  const [callers, callees] = await Promise.all([ask("get_callers", { symbol: symbol.iri }), ask("get_callees", { symbol: symbol.iri })]);
  if (!page.isAt("calls")) return;
  const entries = [...entriesOf(callers, IN, -1), ...entriesOf(callees, OUT, 1, symbol.path)].filter((entry) => entry.iri !== symbol.iri);
  showNeighbourhood(page, "calls", symbol, entries, `Callers and callees of ${symbol.name}`);
  page.say(`callers left, callees right, dashed what is not certain · ${callers.summary} · ${callees.summary}`);
  await showing;
  page.moreDetails(...notes(callers, callees));
}
