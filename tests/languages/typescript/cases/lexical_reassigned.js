function step() {}
function other() { step = null; }
step();
// <- calls: step (lexical)
function walk() {}
function jump() { walk = run; }
function run() {}
walk();
// <- may: walk, run
function go() {}
function set(it) { go = it; }
go();
// <- unresolved: ambiguous
// Of two functions that a name is given nobody tells which is called later, or behind a branch: either may be.
function fast() {}
function slow() {}
function pick(flag, other) {
  let it = fast;
  it();
  // <- calls: fast (lexical)
  if (flag) it = slow;
  it();
  // <- may: fast, slow
  let either;
  if (flag) either = fast;
  else either = slow;
  either();
  // <- may: fast, slow
  let same = fast;
  if (flag) same = fast;
  same();
  // <- calls: fast (lexical)
  let late = fast;
  if (flag) late = null;
  late();
  // <- calls: fast (lexical)
  let given = fast;
  if (flag) given = (it) => it;
  return () => given();
  //           ^ may: fast, pick.given
}
for (const each of [fast, slow]) each();
//                               ^ calls: fast, slow (lexical)
class One { own() {} }
class Two { own() {} }
function made(flag) {
  let Kind = One;
  if (flag) Kind = Two;
  new Kind().own();
  //  ^ may: One, Two
  //         ^ calls: One.own, Two.own (member)
}
