// --- path: limits.js ---
const MOST = 3
function tax() {}
module.exports = { MOST, tax }
// --- path: cart.js ---
const { MOST } = require("./limits")
const limits = require("./limits")
let open = 0

class Cart {
  size = 0
  add() {
    open = this.size
    // <- writes: open
    //          ^ references: Cart.size
    this.size++
    //   ^ writes: Cart.size
    return [limits.tax]
    //             ^ references: limits.js:tax
  }
}
