// Of two functions that a condition or an operator chooses from nobody tells which is called: either may be.
function fast(): number { return 1; }
function slow(): number { return 2; }
class Engine { start() {} }
class Motor { start() {} }
declare const flag: boolean;
const either = flag ? fast : slow;
either();
// <- may: fast, slow
(flag ? fast : slow)();
// <- may: fast, slow
const made = flag ? wrap(fast) : wrap;
//                  ^ calls: wrap (lexical)
function wrap(inner: () => number) { return function run() { return inner(); }; }
made(slow);
// <- may: wrap.run, wrap
function chosen() { return flag ? fast : slow; }
const given = chosen();
given();
// <- may: fast, slow
const same = flag ? fast : fast;
same();
// <- calls: fast (lexical)
const perhaps = flag ? fast : undefined;
perhaps?.();
// <- calls: fast (lexical)
// What stands in for a function that may be given is called if none is.
function within(options: { run?: () => number }, given: any) {
  const run = options.run ?? fast;
  run();
  // <- may: fast
  (given.run || slow)();
  // <- may: slow
  const first = flag ? fast : given;
  first();
  // <- may: fast
}
// What has a method of its own is called by its class, whichever it is.
(flag ? new Engine() : new Motor()).start();
//                                  ^ calls: Engine.start, Motor.start (member)
