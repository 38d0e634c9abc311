// --- path: types/env.d.ts ---
declare function track(event: string): void;
declare const app: App;
interface App { start(): void }
declare namespace Shop { function open(): void; interface Cart { pay(): void } }
// --- path: src/global.ts ---
export class Cart { total() {} }
declare global {
  function beep(): void;
  var cart: Cart;
  interface Window { shop: Cart }
  interface Array<T> { last(): T }
}
function hidden() {}
// --- path: src/use.ts ---
import './global';
track('x');
// <- calls: types/env.d.ts:track (lexical)
app.start();
//  ^ calls: types/env.d.ts:App.start (member)
app.halt();
//  ^ unresolved: elsewhere
beep();
// <- calls: src/global.ts:beep (lexical)
cart.total();
//   ^ calls: src/global.ts:Cart.total (member)
[1].last();
//  ^ calls: src/global.ts:Array.last (member)
[1].pop();
//  ^ external: globalThis.Array.pop
Shop.open();
//   ^ calls: types/env.d.ts:Shop.open (imported)
hidden();
// <- unresolved: undefined
function f(window: Window, basket: Shop.Cart) {
  window.shop.total();
  //          ^ calls: src/global.ts:Cart.total (member)
  window.scroll();
  //     ^ unresolved: elsewhere
  basket.pay();
  //     ^ calls: types/env.d.ts:Shop.Cart.pay (member)
}
{
  const track = (x: string) => x;
  track('y');
  // <- calls: track (lexical)
}
