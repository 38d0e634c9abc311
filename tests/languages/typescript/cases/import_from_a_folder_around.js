// --- path: app/javascript/lib/words.js ---
export function unique() {}
// --- path: app/javascript/lib/list.js ---
import { unique } from "lib/words";
import { other } from "lodash/words";
unique();
// <- calls: app/javascript/lib/words.js:unique (imported)
// --- path: app/javascript/pages/start.js ---
import { unique } from "lib/words";
unique();
// <- calls: app/javascript/lib/words.js:unique (imported)
