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
// What one instance is given by others any may have been given.
function other() {}
class Job {
  constructor(action) {
    this.action = action;
    this.done = first;
  }
  finish() {}
}
const job = new Job(first);
function replace() { job.action = other; }
job.action();
//  ^ may: first, other
job.finish();
//  ^ calls: Job.finish (member)
function forget(it) { job.done = it; }
job.done();
//  ^ may: first
// --- path: other.js ---
export function change(task) {
  task.action = function () {};
}
