// A bound adds to what is known of a type; it declares no other one.
use std::fmt::Debug;
trait Source { fn read(&self) -> u8; }
struct Lines<S>(S);
impl<S: Source> Lines<S> {
    fn borrowed<'a>(&self, source: &'a S) where S: 'a { source.read(); }
//                                                             ^ calls: Source.read (member)
    fn printed(&self, source: &S) where S: Debug { source.read(); }
//                                                        ^ calls: Source.read (member)
    fn sized(self) where Self: Sized { Self::made(); self.printed(&self.0); }
//                                           ^ calls: Lines.made (member)
//                                                        ^ calls: Lines.printed (member)
    fn made() {}
    fn other<S: Debug>(&self, source: &S) { source.read(); }
//                                                 ^ unresolved: unknown-receiver
}
struct Send;
impl Send { fn go(&self) {} }
struct Both { send: Send, boxed: Box<dyn Source + Sync> }
fn run(both: Both) {
    both.send.go();
//            ^ calls: Send.go (member)
    both.boxed.read();
//             ^ calls: Source.read (member)
}
