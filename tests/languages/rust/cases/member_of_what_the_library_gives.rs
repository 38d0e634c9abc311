trait ReadError<T> { fn read_error(self) -> Result<T, Error>; }
struct Error;
impl<T> ReadError<T> for Option<T> { fn read_error(self) -> Result<T, Error> { Err(Error) } }
impl<T, E> ReadError<T> for Result<T, E> { fn read_error(self) -> Result<T, Error> { Err(Error) } }
trait Letter { fn is_vowel(&self) -> bool; }
impl Letter for char { fn is_vowel(&self) -> bool { true } }
impl Letter for u8 { fn is_vowel(&self) -> bool { true } }
macro_rules! read { ($what:ty) => { impl<R> Read<$what> for R { fn read_be(&mut self) {} } } }
trait Read<T> { fn read_be(&mut self); }
read!(u8);
fn run(bytes: &[u8], text: &str, number: u32) {
    number.checked_add(1).read_error();
    //                    ^ calls: Option.read_error (member)
    std::str::from_utf8(bytes).read_error();
    //                         ^ calls: Result.read_error (member)
    text.chars().any(|letter| letter.is_vowel());
    //                               ^ calls: char.is_vowel (member)
    text.as_bytes()[0].is_vowel();
    //                 ^ calls: u8.is_vowel (member)
    let mut rest = &bytes[1..];
    rest.read_be();
    //   ^ calls: Read.read_be (member)
    rest.shout();
    //   ^ unresolved: unknown-receiver
    text.lines().read_be();
    //           ^ unresolved: unknown-receiver
}
struct Shared { inner: parking_lot::Mutex<Inner> }
struct Inner;
impl Inner { fn poll(&self) {} }
fn poll(shared: &Shared) {
    shared.inner.lock().poll();
    //                  ^ calls: Inner.poll (member)
}
flags! { Made }
macro_rules! Made { ($name:ident) => { let Made = 1; } }
impl Made { fn bits(&self) {} }
fn bits(made: Made) {
    made.bits();
    //   ^ calls: Made.bits (member)
}
