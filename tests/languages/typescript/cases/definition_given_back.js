// A function with a name of its own that is given back is a symbol, of which nothing else sees the name.
function next() {}
function make() {
  next();
  // <- calls: next (lexical)
  return function next(again) {
    //            ^ defines: function make.next
    if (again) next();
    //         ^ calls: make.next (lexical)
    other();
    // <- calls: other (lexical)
  };
}
function other() {
  return function* () {};
}
const go = make();
go();
// <- calls: make.next (lexical)
const none = other();
none();
// <- unresolved: dynamic
const api = { build() { return async function built() {}; } };
//                                            ^ defines: function api.build.built
const built = api.build();
built();
// <- calls: api.build.built (lexical)
function outer() {
  return function* inner() { next(); };
  //                         ^ calls: next (lexical)
}
inner();
// <- unresolved: undefined
function ofClass() { return function Cart() { this.count = 1; }; }
const Cart = ofClass();
Cart.prototype.add = function () {};
new Cart().add();
//         ^ calls: Cart.prototype.add (member)
