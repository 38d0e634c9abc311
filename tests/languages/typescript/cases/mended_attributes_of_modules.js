// --- path: rates.js ---
export function rate() {}

// --- path: shop.ts ---
export { rate } from "./rates" with { type: "javascript" };

// --- path: main.js ---
import data from "./data.json" assert { type: "json" };
import "./more.json" assert { type: "json" };
import { rate } from "./shop";

rate(data);
// <- calls: rates.js:rate (imported)
