// --- path: shop.js ---
var till = require("./till");
function Shop(stock) {
  var self = this;
  self.stock = new Stock();
  this.open = function () {
    this.close();
    //   ^ calls: Shop.close (member)
    self.close();
    //   ^ calls: Shop.close (member)
  };
  this.close = function () { return stock; };
}
Shop.prototype.sell = function () {
  this.stock.take();
  //         ^ calls: Stock.prototype.take (member)
  this.open();
  //   ^ calls: Shop.open (member)
  till.pay();
  //   ^ calls: till.js:pay~2 (member)
  till.count();
  //   ^ calls: till.js:count (member)
  return () => {
    this.later = function () {};
  };
};
function Stock() {
  if (!(this instanceof Stock)) return new Stock();
}
Stock.prototype.take = function () {};
const Lazy = function Lazy() {
  if (!(this instanceof Lazy)) return new Lazy();
  //                                      ^ calls: Lazy (lexical)
};
new Shop().later();
//         ^ calls: Shop.prototype.sell.later (member)
other.stock.take();
//          ^ unresolved: unknown-receiver

class Door {
  constructor() {
    this.swing = () => this.close();
    //   ^ defines: method Door.swing
    //                      ^ calls: Door.close (member)
    this.slam = function () { this.close(); };
    //                             ^ calls: Door.close (member)
    this.handlers = { on: function () { this.close(); } };
    //                                       ^ unresolved: unknown-receiver
  }
  close() {
    this.swing();
    //   ^ calls: Door.swing (member)
    this.slam();
    //   ^ calls: Door.slam (member)
  }
}
class Span {
  /** @type {Door} */
  get start() { return this.s; }
  /** @type {Door} */
  end() {}
  size() {
    this.start.close();
    //         ^ calls: Door.close (member)
    this.end().close();
    //         ^ unresolved: unknown-receiver
  }
}
// --- path: till.js ---
const pay = require("./elsewhere");
function count() {}
module.exports = { pay: function () { return pay(); }, count };
