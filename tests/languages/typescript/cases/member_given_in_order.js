function first() {}
function second() {}
const table = { run: first, inner: { run: first } };
table.run();
//    ^ may: first, second
table["run"] = second;
table.run();
//    ^ calls: second (member)
table["run"]();
//     ^ calls: second (member)
table.inner.run = second;
table.inner.run();
//          ^ calls: second (member)
const empty = {};
empty["run"] = first;
empty.run();
//    ^ calls: first (member)
empty.stop();
//    ^ unresolved: unknown-receiver

function Timer() {}
Timer.prototype["start"] = function () { this.stop(); };
//                                            ^ calls: Timer.prototype.stop (member)
Timer.prototype["stop"] = function () {};
new Timer().start();
//          ^ calls: Timer.prototype.start (member)
