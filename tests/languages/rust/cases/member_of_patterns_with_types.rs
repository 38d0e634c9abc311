// A type that is written behind a pattern says what its parts are, and a macro may be a part of a type.
struct Key;
impl Key { fn turn(&self) {} }
struct Lock;
impl Lock { fn open(&self) {} }
struct List<T, P>(T, P);
impl<T, P> List<T, P> { fn first(&self) -> T { todo!() } fn len(&self) -> usize { 1 } }
trait Coded { fn code(&self); }
impl Coded for u8 { fn code(&self) {} }
impl Coded for &str { fn code(&self) {} }
fn used((key, lock): (Key, Lock), list: List<Key, Token![,]>) {
    key.turn();
//      ^ calls: Key.turn (member)
    lock.open();
//       ^ calls: Lock.open (member)
    lock.turn();
//       ^ unresolved: elsewhere
    let both = |(lock, key): (Lock, Key)| { key.turn(); lock.turn(); };
//                                              ^ calls: Key.turn (member)
//                                                           ^ unresolved: elsewhere
    list.first().turn();
//               ^ calls: Key.turn (member)
    (list.len() as u8).code();
//                     ^ calls: u8.code (member)
    "text".code();
//         ^ calls: &str.code (member)
    (list.len() as u16).code();
//                      ^ unresolved: unknown-receiver
}
