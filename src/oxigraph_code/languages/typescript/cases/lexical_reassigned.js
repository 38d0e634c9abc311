function step() {}
function other() { step = null; }
step();
// <- calls: step (lexical)
function walk() {}
function jump() { walk = run; }
function run() {}
walk();
// <- calls: walk, run (lexical)
function go() {}
function set(it) { go = it; }
go();
// <- unresolved: ambiguous
