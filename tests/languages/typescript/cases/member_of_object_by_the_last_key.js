// Of two keys that are one name the last is there, however they are written.
function first() {}
function second() {}
const table = {
  1: first,
  "1": second,
  2() {},
  "2": second,
  a: first,
  ["a"]: second,
  b: first,
  b() {},
  get c() { return first; },
  set c(value) {},
};
table[1]();
// <- calls: second (member)
table["1"]();
// <- calls: second (member)
table[2]();
// <- calls: second (member)
table.a();
//    ^ calls: second (member)
table.b();
//    ^ calls: table.b (member)
table.c();
//    ^ calls: first (member)
table["3"]();
// <- unresolved: dynamic
const short = { a: first, a() {} };
short.a();
//    ^ may: short.a, first
