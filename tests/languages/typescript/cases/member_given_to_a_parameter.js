// --- path: runs.js ---
import { shared } from "./other.js";
function first() {}
function second() {}

function run(action) {
  action();
  // <- calls: first (lexical)
}
run(first);

function twice(count, action) {
  action();
  // <- unresolved: dynamic
}
twice(1, first);
twice(2, second);

function unknown(action) {
  action();
  // <- unresolved: dynamic
}
unknown(first);
unknown(shared());

const arrow = (action) => action();
//                        ^ calls: second (lexical)
arrow(second);

class Task {
  constructor(action) {
    this.action = action;
  }
  start() {
    this.action();
    //   ^ calls: first (member)
  }
  static now(action) {
    action();
    // <- calls: second (lexical)
  }
}
new Task(first).start();
Task.now(second);

class Changed {
  constructor(action) {
    this.action = action;
  }
}

function $named() {}
function on(name, action) {
  action();
  // <- calls: $named (lexical)
}
on("a, b", $named);
on('it', $named);
function joined(action) {
  action();
  // <- unresolved: dynamic
}
joined("a" + first);

class Screen {
  draw() {}
}
const screen = new Screen();
function start(target) {
  target.draw();
  //     ^ calls: Screen.draw (member)
}
start(screen);
function either(target) {
  target.draw();
  //     ^ unresolved: unknown-receiver
}
either(screen);
either(changed);
const changed = new Changed(first);
changed.action = second;
function later() {
  changed.action();
  //      ^ unresolved: dynamic
}
// --- path: other.js ---
export function shared() {}
