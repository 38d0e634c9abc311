// --- path: lib/cart.js ---
export class Cart { total() {} }
export class Shelf { total() {} }
export default class Shop { open() {} }
// --- path: lib/use.js ---
/**
 * @import Shop, { Cart as Basket,
 *   Shelf } from "./cart.js"
 * @import * as all from './cart.js'
 */
/**
 * @param {Basket} basket
 * @param {Shelf} shelf
 * @param {Shop} shop
 * @param {all.Cart} cart
 * @param {Cart} unheard
 */
function use(basket, shelf, shop, cart, unheard) {
  basket.total();
  //     ^ calls: lib/cart.js:Cart.total (member)
  shelf.total();
  //    ^ calls: lib/cart.js:Shelf.total (member)
  shop.open();
  //   ^ calls: lib/cart.js:Shop.open (member)
  cart.total();
  //   ^ calls: lib/cart.js:Cart.total (member)
  unheard.total();
  //      ^ unresolved: unknown-receiver
}
// --- path: lib/other.js ---
/** Not an import: @important Cart from "./cart.js" */
/** @param {Cart} cart */
function other(cart) {
  cart.total();
  //   ^ unresolved: unknown-receiver
}
// --- path: lib/tell.js ---
exports.tell = function () {};
exports.hear = function () {};
// --- path: lib/late.js ---
// Imports that are expressions are those that they are, however many a comment before them says.
/** @import { Cart, Shelf } from "./cart.js" */
require("./tell.js").tell();
//                   ^ calls: lib/tell.js:exports.tell (imported)
// --- path: lib/later.js ---
/* In a style sheet: @import url from the rest */
require("./tell.js").hear();
//                   ^ calls: lib/tell.js:exports.hear (imported)
