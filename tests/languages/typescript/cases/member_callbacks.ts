class Sink { next() {} }
class Source {
  constructor(private start?: (this: Source, sink: Sink) => void) {}
  each(call: (sink: Sink, nth: number) => void) { call(new Sink(), 1); }
}
function operate(init: (from: Source, to: Sink) => void) {}
operate((from, to) => {
  from.each((sink) => sink.next());
  //   ^ calls: Source.each (member)
  //                       ^ calls: Sink.next (member)
  to.next();
  // ^ calls: Sink.next (member)
});
new Source((sink) => sink.next());
//                        ^ calls: Sink.next (member)
unknown((it) => it.next());
//                 ^ unresolved: unknown-receiver
