// --- path: lib/one.js ---
module.exports = One;
function One() { this.made = new Part(); }
One.prototype.run = function () { this.walk(); return this; };
//                                     ^ calls: One.prototype.walk (member)
One.prototype.walk = function () { this.made.fit(); };
//                                           ^ calls: Part.fit (member)
One.of = function () { return new One(); };
One.prototype.stop = stop;
function stop() {}
class Part { fit() {} }
// --- path: lib/many.js ---
exports.first = function () { this.second(); };
//                                 ^ calls: exports.second (imported)
exports.second = () => {};
module.exports.third = third;
function third() {}
// --- path: lib/set.js ---
const { first: begin } = require('./many');
module.exports = { begin, end() { this.begin(); }, nested: { deep() {} } };
//                                     ^ calls: lib/many.js:exports.first (member)
// --- path: index.js ---
const One = require('./lib/one');
const many = require('./lib/many'), { second, third: other } = require('./lib/many');
const set = require('./lib/set');
const one = new One();
one.run().walk();
//  ^ calls: lib/one.js:One.prototype.run (member)
//        ^ calls: lib/one.js:One.prototype.walk (member)
one.stop();
//  ^ calls: lib/one.js:stop (member)
One.of().run();
//  ^ calls: lib/one.js:One.of (member)
one.of();
//  ^ unresolved: unknown-receiver
many.first();
//   ^ calls: lib/many.js:exports.first (imported)
many.third();
//   ^ calls: lib/many.js:third (imported)
second();
// <- calls: lib/many.js:exports.second (imported)
other();
// <- calls: lib/many.js:third (imported)
set.begin();
//  ^ calls: lib/many.js:exports.first (member)
set.nested.deep();
//         ^ calls: lib/set.js:nested.deep (member)
require('./lib/many').second();
//                    ^ calls: lib/many.js:exports.second (imported)
// --- path: lib/both.js ---
exports = module.exports = Both;
exports.Part = class { fit() {} };
function Both() {
  this.part = new exports.Part();
  this.part.fit();
  //        ^ calls: exports.Part.fit (member)
}
// --- path: lib/itself.js ---
var Itself = exports;
Itself.token = function () { return this.part(); };
//                                       ^ calls: Itself.part (imported)
Itself.part = function () {};
Itself.token();
//     ^ calls: Itself.token (imported)
// --- path: lib/user.js ---
var Auth = require('./itself');
Auth.token();
//   ^ calls: lib/itself.js:Itself.token (imported)
Auth.missing();
//   ^ unresolved: elsewhere
