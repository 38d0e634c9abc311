use actix_web::web;
trait Shape { type Side: Side; fn area(&self) -> u8; fn twice(&self) -> u8 { 2 } fn side(&self) -> Self::Side; }
trait Side { fn len(&self); fn new() -> Self; }
trait Named { fn name(&self); }
impl<T: Shape> Named for T { fn name(&self) { self.area(); } }
//                                                 ^ calls: Shape.area (member)
struct Circle;
impl Shape for Circle { type Side = Arc; fn area(&self) -> u8 { 1 } fn side(&self) -> Arc { Arc } }
struct Arc;
impl Side for Arc { fn len(&self) {} fn new() -> Self { Arc } }
fn run<S: Shape, N>(s: S, n: N, c: Circle) where N: Named + Clone {
    s.area();
    //^ calls: Shape.area (member)
    n.name();
    //^ calls: Named.name (member)
    s.side().len();
    //       ^ calls: Side.len (member)
    S::Side::new();
    //       ^ calls: Side.new (member)
    c.twice();
    //^ calls: Shape.twice (inherited)
    c.side().len();
    //       ^ calls: Arc.len (member)
    n.area();
    //^ unresolved: elsewhere
}
fn with<F: FnOnce(&Circle) -> u8>(f: F) {}
fn use_it() {
    with(|c| c.area());
    //         ^ calls: Circle.area (member)
}
use std::ops::{Deref, DerefMut};
struct Common;
impl Common { fn send(&self) {} }
struct Stream<'a, C: 'a + ?Sized> { conn: &'a mut C }
impl<'a, C> Stream<'a, C> where C: 'a + DerefMut + Deref<Target = Common> {
    fn run(&mut self) {
        self.conn.send();
        //        ^ calls: Common.send (member)
        self.conn.missing();
        //        ^ unresolved: unknown-receiver
    }
}
struct Held<S> { inner: S }
impl<S: Shape> Held<S> {
    fn inner(&self) -> &(impl Shape + use<S>) { &self.inner }
}
fn of<S: Shape>(held: web::Data<Held<S>>, own: Held<S>) {
    own.inner().area();
    //          ^ calls: Shape.area (member)
    held.inner().area();
    //           ^ calls: Shape.area (member)
}
