// --- path: src/tax.ts ---
export function rate() {}
function hidden() {}
function old() {}
export { old as fresh };
export default class Tax { of() {} static make() { return new Tax(); } }
export const sums = { total() {}, nested: { deep() {} } };
// --- path: src/index.ts ---
export * from './tax';
export * as taxes from './tax';
export { default as Duty, rate as duty } from './tax.js';
// --- path: src/shop.ts ---
import Tax, { rate, fresh as renewed, hidden, sums } from './tax';
import * as everything from '.';
import { Duty, duty, taxes } from './index';
import { readFile } from 'fs';
import { useState } from 'react';
rate();
// <- calls: src/tax.ts:rate (imported)
renewed();
// <- calls: src/tax.ts:old (imported)
hidden();
// <- unresolved: elsewhere
new Tax().of();
//        ^ calls: src/tax.ts:Tax.of (member)
Tax.make().of();
//         ^ calls: src/tax.ts:Tax.of (member)
sums.nested.deep();
//          ^ calls: src/tax.ts:sums.nested.deep (member)
everything.rate();
//         ^ calls: src/tax.ts:rate (imported)
everything.hidden();
//         ^ unresolved: elsewhere
everything.taxes.rate();
//               ^ calls: src/tax.ts:rate (imported)
taxes.fresh();
//    ^ calls: src/tax.ts:old (imported)
duty();
// <- calls: src/tax.ts:rate (imported)
new Duty();
//  ^ calls: src/tax.ts:Tax (imported)
readFile();
// <- external: node:fs.readFile
useState();
// <- external: react.useState
async function later() {
  const { rate: loaded } = await import('./tax');
  loaded();
  // <- calls: src/tax.ts:rate (lexical)
  (await import('./tax')).fresh();
  //                      ^ calls: src/tax.ts:old (imported)
}
