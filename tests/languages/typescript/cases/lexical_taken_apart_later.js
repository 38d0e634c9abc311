// What takes a value apart may give it to names that are bound elsewhere.
function first() {}
function second() {}
function third() {}
let a, b, c, d, e;
[a, b] = [first, second];
a();
// <- calls: first (lexical)
[a, b] = [b, a];
a();
// <- calls: second (lexical)
[a, [b, [c]]] = [first, [second, [third]]];
b();
// <- calls: second (lexical)
c();
// <- calls: third (lexical)
[c, , b] = [first, second, third];
b();
// <- unresolved: dynamic
[a, ...b] = [second, first];
a();
// <- calls: second (lexical)
b();
// <- unresolved: dynamic
({ d, to: e } = { d: first, to: second });
d();
// <- calls: first (lexical)
e();
// <- calls: second (lexical)
[d, e] = [a, c] = [third, second];
d();
// <- calls: third (lexical)

function load() {
  [later] = [second];
}
let later = null;
function run() {
  later();
  // <- calls: second (lexical)
}
