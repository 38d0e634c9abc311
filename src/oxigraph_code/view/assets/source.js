// Lines of a file with their numbers.
import { element } from "./elements.js";

export function sourceOf(lines, marked = 0) {
  const made = element("pre", { class: "source", tabindex: 0, "aria-label": "Source" });
  for (const { line, text } of lines)
    made.append(element(line === marked ? "mark" : "span", {}, `${String(line).padStart(5)}  ${text}\n`));
  if (marked) requestAnimationFrame(() => made.querySelector("mark")?.scrollIntoView({ block: "center" }));
  return made;
}
