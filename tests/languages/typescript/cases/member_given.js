var inherits = require('util').inherits;
function Animal() { this.legs = new Legs(); }
Animal.prototype = { walk() { this.legs.move(); } };
//                                      ^ calls: Legs.move (member)
function Dog() { Animal.call(this); }
inherits(Dog, Animal);
Object.assign(Dog.prototype, { bark() { this.walk(); } });
//                                           ^ calls: walk (member)
class Legs { move() {} }
new Dog().bark();
//        ^ calls: bark (member)
new Dog().walk();
//        ^ calls: walk (member)
new Animal().bark();
//           ^ unresolved: unknown-receiver
const app = (exports = module.exports = {});
app.start = function () { this.stop(); };
//                             ^ calls: app.stop (member)
app.stop = function () {};
const either = process.env.X ? fast : slow;
function fast() {}
function slow() {}
either();
// <- may: fast, slow
const api = (function () {
  function inner() {}
  return { inner, other: () => inner() };
  //                           ^ calls: inner (lexical)
})();
api.inner();
//  ^ calls: inner (member)
const shared = { a() {}, b: 1 };
const wider = { ...shared, c() {} };
wider.a();
//    ^ calls: shared.a (member)
wider.b();
//    ^ unresolved: unknown-receiver
const bound = fast.bind(null);
bound();
// <- calls: fast (lexical)
