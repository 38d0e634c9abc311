// Keys that are numbers, getters, what is left over, and the own name of a class expression.
function make() {}
function other() {}
const table = { 404: make, 12() {}, get made() { return make; }, get all() { return table; }, plain: other };
table[404]();
// <- calls: make (member)
table[12]();
// <- calls: table.12 (member)
table[7]();
// <- unresolved: dynamic
table.made();
//    ^ calls: make (member)
table.all.plain();
//        ^ calls: other (member)
const { plain, ...rest } = table;
rest.made();
//   ^ calls: make (member)
rest.nothing();
//   ^ unresolved: unknown-receiver
const Outer = class Inner {
  static build() { return new Inner(); }
  //                          ^ calls: Outer (lexical)
  run() { Inner.build().stop(); }
  //            ^ calls: Outer.build (member)
  //                    ^ calls: Outer.stop (member)
  stop() {}
};
new Inner();
//  ^ unresolved: undefined
