const kQueue = Symbol("queue");
const kEach = Symbol("each");
const { kShut } = require("./symbols");
const TABLE = {};
class Queue { push() {} }
class Pool {
  constructor(key) {
    this[kQueue] = new Queue();
    this[key] = new Queue();
  }
  [kShut]() {}
  [kEach] = () => this[kShut]();
  //                  ^ calls: Pool.[kShut] (member)
  add(key) {
    this[kQueue].push();
    //           ^ calls: Queue.push (member)
    this[kShut]();
    //  ^ calls: Pool.[kShut] (member)
    this[kOther].push();
    //           ^ unresolved: unknown-receiver
    this[key].push();
    //        ^ unresolved: unknown-receiver
    TABLE[KEY].push();
    //         ^ unresolved: unknown-receiver
  }
}
new Pool()[kQueue].push();
//                 ^ calls: Queue.push (member)
const queues = [new Queue()];
queues[FIRST].push();
//            ^ calls: Queue.push (member)
