function step() {}
function other() { step = null; }
step();
// <- unresolved: ambiguous
