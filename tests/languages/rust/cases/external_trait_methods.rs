use std::fmt;
struct A;
impl fmt::Display for A {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { self.text(); Ok(()) }
    //                                                          ^ calls: A.text (member)
}
impl A { fn text(&self) {} }
impl Default for A { fn default() -> Self { A } }
trait Ext { fn twice(&self) -> u8; fn len(&self) -> u8; }
impl Ext for str {
    fn twice(&self) -> u8 { 2 }
    fn len(&self) -> u8 { 2 }
}
fn run(a: A, f: &mut fmt::Formatter, s: &str) {
    a.fmt(f);
    //^ calls: A.fmt (implementation)
    //^ external: std::fmt::Display::fmt
    A::default().text();
    // ^ calls: A.default (implementation)
    // ^ external: std::default::Default::default
    //           ^ calls: A.text (member)
    s.twice();
    //^ calls: str.twice (member)
    s.len();
    //^ external: std::primitive::str::len
}
impl From<u8> for A { fn from(_: u8) -> Self { A } }
impl From<u16> for A { fn from(_: u16) -> Self { A } }
fn several() {
    A::from(1u16);
    // ^ external: std::convert::From::from
    // ^ may: A.from, A.from~2
}
