// --- path: src/store.ts ---
type Make = (start: number) => void;
declare function found(): unknown;
export const made = found() as Make;
// --- path: src/index.ts ---
export { made } from './store';
// --- path: src/main.ts ---
import { made } from './index';
import { other } from './nowhere';
import { missing } from './store';
made(1);
// <- unresolved: dynamic
other(1);
// <- unresolved: elsewhere
missing(1);
// <- unresolved: elsewhere
