class Sum { round() {} }
class Gate { open() {} }
interface Rule { code(gate: Gate, depth: number): void; error?: (gate: Gate) => void }
type Handler = (sum: Sum, gate: Gate) => void;
interface Options<T> { merge: (gate: Gate, it: T) => void; each?(it: T): void }
interface Props { store: Sum }
declare function make(options: Options<Sum>): void;
declare function loose(options: unknown): void;
const rule: Rule = {
  code(gate) { gate.open() },
  //                ^ calls: Gate.open (member)
  error: (gate) => gate.open(),
  //                    ^ calls: Gate.open (member)
};
const handler: Handler = (sum, gate) => sum.round();
//                                          ^ calls: Sum.round (member)
const first: Handler = ({ inner }, gate) => gate.open();
//                                               ^ calls: Gate.open (member)
const said: Handler = (sum: Gate) => sum.open();
//                                       ^ calls: Gate.open (member)
make({
  merge: (gate, it) => it.round(),
  //                      ^ calls: Sum.round (member)
  each(it) { it.round() },
  //            ^ calls: Sum.round (member)
});
loose({ merge: (gate) => gate.open() });
//                            ^ unresolved: unknown-receiver
class Holder { on: Handler = (sum) => sum.round() }
//                                        ^ calls: Sum.round (member)
const View: (props: Props) => void = ({ store }) => store.round();
//                                                        ^ calls: Sum.round (member)
const given = (): Handler => (sum, gate) => sum.round();
//                                              ^ calls: Sum.round (member)
const named = (): Handler => async function named(sum, gate) { gate.open() };
//                                                                  ^ calls: Gate.open (member)
function giving(): Handler { prepare(); return (sum) => { sum.round() }; }
//                                                            ^ calls: Sum.round (member)
class Givers { give(): (gate: Gate) => void { return function (gate) { gate.open() } } }
//                                                                          ^ calls: Gate.open (member)
function saying(): Handler { return (sum: Gate) => sum.open(); }
//                                                     ^ calls: Gate.open (member)
function keeping(): Handler { const kept = (sum) => sum.round(); return kept; }
//                                                      ^ unresolved: unknown-receiver
function elsewhere(): Sum { return (sum) => sum.round(); }
//                                              ^ unresolved: unknown-receiver
