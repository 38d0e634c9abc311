// A field that is given one function and then another is either of them, and may be what nobody knows.
function first() {}
function second() {}
class Task {
  ready = first;
  constructor(action, log) {
    this.action = action;
    this.step = first;
    this.end = first;
    this.late = null;
    this.same = first;
    this.own = this.own.bind(this);
    this.swap = () => second();
    //                ^ calls: second (lexical)
    this.timer = new Clock();
  }
  change(action, log) {
    this.action = action;
    this.step = second;
    this.end = log;
    this.late = first;
    this.same = first;
    this.ready = log;
    this.timer = new Watch();
  }
  own() {}
  swap() {}
  stay() {}
  run() {
    this.action();
    //   ^ may: first, second
    this.step();
    //   ^ may: first, second
    this.end();
    //   ^ may: first
    this.ready();
    //   ^ may: first
    this.swap();
    //   ^ may: Task.swap, Task.swap~2
    this.late();
    //   ^ calls: first (member)
    this.same();
    //   ^ calls: first (member)
    this.own();
    //   ^ calls: Task.own~2 (member)
    this.stay();
    //   ^ calls: Task.stay (member)
    this.timer.stop();
    //         ^ calls: Clock.stop, Watch.stop (member)
  }
}
class Clock { stop() {} }
class Watch { stop() {} }
const task = new Task(first);
task.change(second);
task.action();
//   ^ may: first, second

function Timer() {
  this.run = first;
  this.one = first;
  this.tick = null;
}
Timer.prototype.set = function (given) {
  this.run = second;
  this.one = given;
  this.tick = second;
};
Timer.prototype.stop = function () {};
Timer.prototype.stop = function () {};
Timer.prototype.go = function () {
  this.run();
  //   ^ may: first, second
  this.one();
  //   ^ may: first
  this.tick();
  //   ^ calls: second (member)
  this.stop();
  //   ^ may: Timer.prototype.stop, Timer.prototype.stop~2
  this.go();
  //   ^ calls: Timer.prototype.go (member)
};

const open = {};
open.act = first;
open.act();
//   ^ calls: first (member)
function later(given) {
  open.act();
  //   ^ may: first, second
  open.act = second;
  open.act();
  //   ^ calls: second (member)
  later.hook();
  //    ^ may: first
  later.hook = given;
}
later.hook = first;
