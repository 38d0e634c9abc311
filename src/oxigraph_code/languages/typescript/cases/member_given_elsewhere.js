// What an instance is handed to in another file may give its fields anything; its methods it has of its class.
// --- path: main.js ---
import { change } from "./other.js";
function first() {}
class Task {
  constructor(action) {
    this.action = action;
    this.again = () => {};
  }
  run() {}
}
const task = new Task(first);
const kept = new Task(first);
change(task);
task.action();
//   ^ may: first
task.run();
//   ^ calls: Task.run (member)
kept.action();
//   ^ calls: first (member)
function local(given) {}
local(kept);
// --- path: other.js ---
export function change(task) {
  task.action = function () {};
}
