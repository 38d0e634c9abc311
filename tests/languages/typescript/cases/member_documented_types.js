// --- path: lib/cart.js ---
class Cart { total() {} /** @returns {Cart[]} */ all() { return null; } }
exports.Cart = Cart;
// --- path: lib/use.js ---
/**
 * @typedef {import('./cart').Cart} Cart
 * @typedef {object} Options
 * @property {Cart} cart
 */

/**
 * @param {Cart} cart
 * @param {Options} options
 */
function use(cart, { cart: other }) {
  cart.total();
  //   ^ calls: lib/cart.js:Cart.total (member)
  cart.all().forEach((one) => one.total());
  //                              ^ calls: lib/cart.js:Cart.total (member)
  other.total();
  //    ^ calls: lib/cart.js:Cart.total (member)
  /** @type {Cart} */
  const third = load();
  third.total();
  //    ^ calls: lib/cart.js:Cart.total (member)
  const fourth = /** @type {Cart} */ (load());
  fourth.total();
  //     ^ calls: lib/cart.js:Cart.total (member)
}

/**
 * @param {object} options
 * @param {Cart} options.cart
 * @param {Unheard} unheard
 */
function take(options, unheard) {
  options.cart.total();
  //           ^ calls: lib/cart.js:Cart.total (member)
  unheard.total();
  //      ^ unresolved: unknown-receiver
}

/**
 * @param {Object} options
 * @param {string} options.name
 * @param {Cart} options.cart
 */
function part({ name, cart, other }) {
  cart.total();
  //   ^ calls: lib/cart.js:Cart.total (member)
  name.total();
  //   ^ external: globalThis.String.total
  other.total();
  //    ^ unresolved: unknown-receiver
}
