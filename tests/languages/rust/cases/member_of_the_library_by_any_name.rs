// What the library calls by several names is one thing, whatever is implemented for it.
use core::{option, result};
struct Fault;
impl Fault { fn tell(&self) {} }
trait Noted { fn noted(self) -> Fault; }
impl<T> Noted for result::Result<T, ()> { fn noted(self) -> Fault { Fault } }
impl<T> Noted for option::Option<T> { fn noted(self) -> Fault { Fault } }
mod packages { pub struct Result<T>(T); }
fn read() -> std::result::Result<u8, ()> { Err(()) }
fn run(maybe: Option<u8>, own: packages::Result<u8>) {
    read().noted().tell();
//         ^ calls: Result.noted (member)
//                 ^ calls: Fault.tell (member)
    maybe.noted().tell();
//                ^ calls: Fault.tell (member)
    own.noted();
//      ^ unresolved: elsewhere
}
