// Of a key and what is spread out behind it, the latter counts, as far as it has that key.
function own() {}
function their() {}
function more() {}
const other = { run: their, stop: more };
const before = { ...other, run: own };
before.run();
//     ^ calls: own (member)
before.stop();
//     ^ calls: more (member)
const behind = { run: own, ...other };
behind.run();
//     ^ calls: their (member)
const without = { go: own, ...other };
without.go();
//      ^ calls: own (member)
function make(options) {
  const set = { run: own, ...options };
  set.run();
  //  ^ may: own
  const kept = { ...options, run: own };
  kept.run();
  //   ^ calls: own (member)
  const middle = {
    run: own,
    ...options,
    stop: more,
  };
  middle.run();
  //     ^ may: own
  middle.stop();
  //     ^ calls: more (member)
  const computed = { run: own, ...(options.all ? other : {}) };
  computed.run();
  //       ^ may: own, their
  const unknown = { run: own, ...options.all().more };
  unknown.run();
  //      ^ may: own
  const both = { ...other, ...options };
  both.run();
  //   ^ may: their
  const last = { ...options, ...other };
  last.run();
  //   ^ calls: their (member)
}
