later();
// <- calls: later (lexical)
function later() {}

function outer() {
  if (a) { var later = 1; }
  later();
  // <- unresolved: dynamic
}
function blocks() {
  { let later = 1; }
  later();
  // <- calls: later (lexical)
}
