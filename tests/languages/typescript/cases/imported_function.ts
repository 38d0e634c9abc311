// --- path: a.ts ---
export function run() {}
// --- path: b.ts ---
import { run } from './a';
run();
// <- calls: a.ts:run (imported)
