// What a function gives back of what it is given, without a declared type, is what this call gives it.
function one() {}
function two() {}
class Foo { run() {} }
function same(x) { return x; }
function made(make) { return make(); }
function either(x) { return x || one; }
const first = same(two);
first();
// <- calls: two (lexical)
const foo = same(new Foo());
foo.run();
//  ^ calls: Foo.run (member)
made(() => new Foo()).run();
//                    ^ calls: Foo.run (member)
const chosen = either(two);
chosen();
// <- may: two, one
same(unknown).run();
//            ^ unresolved: unknown-receiver
// An argument that goes on behind a name is none, and has none behind it; what is awaited is one.
class Bar { run() {} }
async function later() { return new Bar(); }
function last(first, second) { return second; }
async function wait() {
  last(one + two, new Foo()).run();
  //                         ^ unresolved: unknown-receiver
  last(await later(), new Foo()).run();
  //                             ^ calls: Foo.run (member)
  same(await later()).run();
  //                  ^ calls: Bar.run (member)
  last(await one, new Foo()).run();
  //                         ^ unresolved: unknown-receiver
}
