use std::collections::HashMap;
use std::sync::{Arc, Mutex};
struct A;
impl A { fn go(&self) -> Result<A, E> { Ok(A) } }
struct Holder<T> { inner: T, many: Vec<A>, map: HashMap<String, A>, shared: Arc<Mutex<A>> }
impl<T> Holder<T> { fn get(&self) -> &T { &self.inner } }
type Outcome<T> = Result<T, E>;
fn made() -> Outcome<A> { Ok(A) }
fn run(h: Holder<A>, maybe: Option<Box<A>>) -> Option<()> {
    h.get().go();
    //      ^ calls: A.go (member)
    h.inner.go()?.go();
    //            ^ calls: A.go (member)
    h.many[0].go();
    //        ^ calls: A.go (member)
    (&h.many).iter().filter(|a| a.go().is_ok()).next()?.go();
    //                            ^ calls: A.go (member)
    //                                                  ^ calls: A.go (member)
    h.map.get("x").unwrap().go();
    //                      ^ calls: A.go (member)
    h.shared.lock().unwrap().go();
    //                       ^ calls: A.go (member)
    maybe.as_ref().map(|a| a.go());
    //                       ^ calls: A.go (member)
    made().unwrap().go();
    //              ^ calls: A.go (member)
    h.many.go();
    //     ^ unresolved: unknown-receiver
    h.many.iter().map(|a| a.missing()).next().unwrap().go();
    //                                                 ^ unresolved: elsewhere
    Some(Box::new(A)).unwrap().go();
    //                         ^ calls: A.go (member)
    Some(Box::new(A {})).unwrap().go();
    //                            ^ calls: A.go (member)
    None
}
