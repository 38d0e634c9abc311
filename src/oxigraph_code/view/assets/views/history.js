// History: the first picture coloured by the commits that changed a file, with the last commits and the most changed files.
import { addressOf } from "../addresses.js";
import { ask } from "../asking.js";
import { element, link, section } from "../elements.js";
import { start } from "./start.js";

const MOST_FILES = 40;

export async function history(page) {
  const drawing = start(page, "");
  const [{ commits, files }, recent] = await Promise.all([ask("heat"), ask("recent_changes").catch(() => ({ commits: [] }))]);
  await drawing;
  if (!page.isAt("history", "heat")) return;
  const file = (path, note) => element("li", {}, link(path, addressOf("file", path)), element("small", {}, ` ${note}`));
  const most = Object.entries(files).sort((a, b) => b[1] - a[1]);
  page.details(element("h1", {}, "History"),
    ...section("Most changed files", most.slice(0, MOST_FILES).map(([path, count]) => file(path, `${count} of ${commits} commits`))),
    ...section("Last commits", (recent.commits ?? []).map((row) => element("li", {}, element("strong", {}, row.message), element("small", {}, ` ${row.date?.slice(0, 10)} ${row.author}`),
      element("ul", {}, ...(row.files ?? []).slice(0, 6).map((one) => file(one.path, one.change)))))));
  page.say(`files by commits, of the newest ${commits.toLocaleString()} · ${recent.summary ?? ""}`);
}
