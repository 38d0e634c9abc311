// --- path: src/names.ts ---
export function describe() {}
export function it() {}
export function take() {}
export class Stream { take() {} pipe() {} }
// --- path: src/names.test.ts ---
import { of } from 'rxjs';
import { take } from 'rxjs/operators';
describe('names', () => {
// <- unresolved: undefined
  it('is', () => of(1).pipe(take(1)));
  // <- unresolved: undefined
  //                   ^ unresolved: elsewhere
  //                        ^ external: rxjs/operators.take
});
unknown.take();
//      ^ unresolved: unknown-receiver
