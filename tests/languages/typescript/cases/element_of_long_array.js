// Each place of an array is known by itself, and a choice among all is among all of them.
function f0() {}
function f1() {}
function f2() {}
function f3() {}
function f4() {}
function f5() {}
function f6() {}
const list = [f0, f1, "x", f3, /* not */ f4, f5, function () {}, , f6];
const more = [f0, ...list, f1];
const rows = [7, f1, f2];
function run(i) {
  list[5]();
  // <- calls: f5 (member)
  list[8]();
  // <- calls: f6 (member)
  list[2]();
  // <- unresolved: dynamic
  list[7]();
  // <- unresolved: dynamic
  list[20]();
  // <- unresolved: dynamic
  list[i]();
  // <- may: f0, f1, f3, f4, f5, f6
  list.forEach((f) => f());
  //                  ^ calls: f0, f1, f3, f4, f5, f6 (lexical)
  for (const f of list) f();
  //                    ^ calls: f0, f1, f3, f4, f5, f6 (lexical)
  more[0]();
  // <- calls: f0 (member)
  more[1]();
  // <- may: f0, f1, f3, f4, f5, f6
  rows[2]();
  // <- calls: f2 (member)
}
// Of a list that is too long to name all, none is said where the place is not known.
const long = [f0, f1, f2, f3, f4, f5, f6, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9];
function a0() {}
function a1() {}
function a2() {}
function a3() {}
function a4() {}
function a5() {}
function a6() {}
function a7() {}
function a8() {}
function a9() {}
function choose(i) {
  long[15]();
  // <- calls: a8 (member)
  long[i]();
  // <- may: nothing
}
const queue = [f0];
queue.push(f1);
queue[0]();
// <- calls: f0 (member)
queue[1]();
// <- calls: f1 (member)
