// Of the functions of an object one is called by a key that nobody tells.
function stop() {}
function go() {}
function late() {}
function given() {}
const handlers = { start() {}, stop, "go-on": go, size: 3, ["x" + 1]: 4 };
handlers.later = late;
function run(name, fn) {
  handlers[name]();
  // <- may: handlers.start, stop, go, late, given
  handlers.start();
  //       ^ calls: handlers.start (member)
  handlers["go-on"]();
  // <- calls: go (member)
  handlers["no-where"]();
  // <- unresolved: dynamic
  handlers["no name"]();
  // <- unresolved: dynamic
  handlers[name] = given;
  handlers[name + 1] = fn;
  const one = handlers[name];
  one();
  // <- may: handlers.start, stop, go, late, given
}
const single = { only() {}, own() { this[key](); } };
//                                ^ unresolved: dynamic
single[key]();
// <- may: single.only, single.own
const more = { ...single, stop };
more[key].call(null);
//        ^ may: stop, single.only, single.own
more[key]();
// <- may: stop, single.only, single.own
// The members of a class are more than what is written in it.
class Open { a() {} b() { this[key](); } }
//                        ^ unresolved: dynamic
Open.prototype.c = function () { this[key](); };
//                               ^ unresolved: dynamic
