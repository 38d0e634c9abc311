// Impact: dependents by distance at the left, the tests to run at the right, with the command line that runs them.
import { ask } from "../asking.js";
import { button, counted, element, section } from "../elements.js";
import { entryOf } from "../groups.js";
import { notes, showNeighbourhood, showSymbol } from "./symbol.js";

const UNSURE = true;
const inWords = (edge) => edge.replace("Trait", "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export async function impact(page, symbol) {
  const showing = showSymbol(page, "impact", symbol), found = await ask("impact_analysis", { symbol: symbol.iri });
  if (!page.isAt("impact")) return;
  const entries = [
    ...found.dependents.map((row) => entryOf(row, -row.distance, (row.edges ?? []).filter((edge) => edge !== "calls").map(inWords).join(", "))),
    ...(found.calls_of_class ?? []).map((row) => entryOf(row, -1, "unresolved", UNSURE)),
    ...(found.may_depend ?? []).map((row) => entryOf(row, -1, "may depend", UNSURE)),
    ...found.tests.map((row) => testOf(row, row.test_count ? counted(row.test_count, "test") : "")),
    ...(found.tests_that_may ?? []).map((row) => testOf(row, "may reach it", UNSURE)),
  ];
  showNeighbourhood(page, "impact", symbol, entries, `Dependents of ${symbol.name}, and tests`);
  page.say(`dependents left, tests right · ${found.summary}`);
  const paths = (found.tests.length ? found.tests : found.tests_by_import ?? []).map((row) => row.path);
  const { line } = paths.length ? await ask("test_command", { paths: paths.join("\n") }) : { line: "" };
  await showing;
  if (!page.isAt("impact")) return;
  const item = (row, note) => element("li", {}, button(row.path ?? row.name, () => page.go("file", row.path), { class: "plain" }), element("small", {}, ` ${note}`));
  const entryPoint = (row) => (row.symbols ?? [row]).map((one) => element("li", {}, button(one.name, () => page.go("calls", one.iri), { class: "plain" }), element("small", {}, ` ${row.kinds.join(", ")}, ${one.path}`)));
  page.detailsAfterHeading(...(line ? [element("h2", {}, "Command that runs the tests"), element("pre", { class: "text command", tabindex: 0 }, line), button("Copy", () => navigator.clipboard.writeText(line))] : []),
    ...section("Entry points reached", found.entry_points.flatMap(entryPoint)),
    ...section("Tests to run", found.tests.map((row) => item(row, [...(row.test_count ? [counted(row.test_count, "test")] : []), `${row.distance} away`].join(", "))), 40),
    ...section("Tests that import its file", (found.tests_by_import ?? []).map((row) => item(row, "")), 20),
    ...section("Replaced in tests", (found.replacing ?? []).map((row) => item(row, (row.lines ?? []).join(", "))), 20), ...notes(found));
}

// Tests stand together by folder: each is a file, and its symbols would be many.
function testOf(row, note, isDashed = false) {
  return { ...entryOf({ path: row.path, name: row.path, kind: "Module" }, 1, note, isDashed), title: row.path.split("/").pop(), iri: "", kind: "Module", hint: row.path, path: row.path.slice(0, row.path.lastIndexOf("/") + 1) || "tests", file: row.path };
}
