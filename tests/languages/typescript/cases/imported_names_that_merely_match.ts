// --- path: src/names.ts ---
export function describe() {}
export function it() {}
export function draw() {}
export function take() {}
export class Stream { take() {} pipe() {} }
// --- path: src/names.test.ts ---
import { of } from 'rxjs';
import { take } from 'rxjs/operators';
describe('names', () => {
// <- external: globalThis.describe
  it('is', () => of(1).pipe(take(1)));
  // <- external: globalThis.it
  //                   ^ unresolved: elsewhere
  //                        ^ external: rxjs/operators.take
  draw();
  // <- unresolved: undefined
});
unknown.take();
//      ^ unresolved: unknown-receiver
