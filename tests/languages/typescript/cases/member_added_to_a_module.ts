// --- path: src/cart.ts ---
export class Cart { total() {} }
export interface Options { rate(): number }
function inside() {
  class Cart {}
  new Cart().pay();
  //         ^ unresolved: undefined
}
// --- path: src/pay.ts ---
import { Cart } from './cart';
declare module './cart' {
  interface Cart { pay(): void }
  interface Options { extra(): number }
  export function added(): void;
}
Cart.prototype.pay = function () { this.total(); };
//                                      ^ calls: src/cart.ts:Cart.total (member)
// --- path: src/use.ts ---
import { Cart, Options, added } from './cart';
import './pay';
new Cart().pay();
//         ^ calls: src/pay.ts:./cart.Cart.pay (inherited)
new Cart().lose();
//         ^ unresolved: undefined
added();
// <- calls: src/pay.ts:./cart.added (imported)
function f(options: Options) {
  options.extra();
  //      ^ calls: src/pay.ts:./cart.Options.extra (inherited)
  options.rate();
  //      ^ calls: src/cart.ts:Options.rate (member)
}
// --- path: src/request.ts ---
import { Cart } from './cart';
import { Request } from 'express';
declare module 'express' { interface Request { cart: Cart } }
export function handle(request: Request) {
  request.cart.total();
  //           ^ calls: src/cart.ts:Cart.total (member)
  request.get('x');
  //      ^ external: express.Request.get
}
