// --- path: class.js ---
// A function that makes a class of the members that it is given, whatever it is called.
function copy(to, from) { for (const key in from) to[key] = from[key]; }
export function Class() {}
Class.derive = function (members) {
  var Made = function () {};
  var above = this.prototype;
  var proto = Object.create(above);
  Made.prototype = proto;
  copy(proto, members);
  return Made;
};
Class.plain = function (members) { return members; };
// --- path: shapes.js ---
import { Class } from "./class.js";
var Events = { on() { return this; }, fire: function () {} };
export var Evented = Class.derive(Events);
export var Layer = Evented.derive({
  options: {},
  add: function () { this.fire(); },
  //                      ^ calls: Events.fire (member)
  remove() { this.add(); }
  //              ^ calls: Layer.add (member)
});
Layer.shared = function () {};
// --- path: main.js ---
import { Layer } from "./shapes.js";
import { Class } from "./class.js";
var Path = Layer.derive({
  add: function () { Layer.prototype.add.call(this); },
  // <- runs: shapes.js:Layer.add
  draw: function () {
    this.remove();
    //   ^ calls: shapes.js:Layer.remove (member)
    this.missing();
    //   ^ unresolved: unknown-receiver
  }
});
new Path().on().draw();
//  ^ calls: class.js:Class.derive.Made (lexical)
//         ^ calls: shapes.js:Events.on (member)
Path.shared();
//   ^ calls: shapes.js:Layer.shared (member)
new Path().add();
//         ^ calls: Path.add (member)
var Other = Class.plain({ one() { this.fire(); } });
//                                     ^ unresolved: unknown-receiver
