// --- path: src/lib.rs ---
// What is implemented for all that has a trait, all that has it has.
use futures_core::{Future, Stream};
pub trait StreamExt: Stream {
    fn fuse(self) -> Fused<Self>;
    fn next_unpin(&mut self) {}
}
impl<T: ?Sized> StreamExt for T where T: Stream {}
pub trait FutureExt: Future {
    fn fuse(self) {}
}
impl<T: Future + ?Sized> FutureExt for T {}
pub trait Service {}
pub trait ServiceExt: Service {
    fn ready(&mut self) {}
}
impl<T: Service> ServiceExt for T {}
pub trait Named {
    fn named(&self) {}
}
impl<T> Named for T {}
pub struct Fused<S> {
    stream: S,
}
impl<S: Stream> Fused<S> {
    fn go(&mut self) {
        self.stream.next_unpin();
        //          ^ calls: StreamExt.next_unpin (member)
    }
}
impl<S: Stream> Stream for Fused<S> {}
pub struct Plain;
impl Plain {
    fn fuse(&self) {}
}
impl Future for Plain {}
fn run<S: Stream, F, R: Service>(stream: S, future: F, fused: Fused<S>, plain: Plain, mut service: R, number: u8)
where
    F: Future,
{
    stream.fuse();
    //     ^ calls: StreamExt.fuse (member)
    future.fuse();
    //     ^ calls: FutureExt.fuse (member)
    future.next_unpin();
    //     ^ unresolved: unknown-receiver
    fused.next_unpin();
    //    ^ calls: StreamExt.next_unpin (inherited)
    plain.fuse();
    //    ^ calls: Plain.fuse (member)
    service.ready();
    //      ^ calls: ServiceExt.ready (inherited)
    number.fuse();
    //     ^ unresolved: unknown-receiver
    number.named();
    //     ^ calls: Named.named (member)
    Box::pin(stream).fuse();
    //               ^ calls: StreamExt.fuse (member)
}
pub trait Each: Iterator { fn each(&mut self) {} }
impl<I> Each for I where I: Iterator {}
struct Rows<'a> { rows: std::iter::Enumerate<std::slice::Iter<'a, u8>>, kept: std::path::PathBuf }
impl<'a> Rows<'a> {
    fn go(&mut self) {
        self.rows.each();
        //        ^ calls: Each.each (member)
        self.kept.each();
        //        ^ unresolved: unknown-receiver
    }
}
pub trait Config: Sized { const SIZE: usize; }
trait Unpack: Config { fn unpack(of: usize) -> usize { of } }
impl<C: Config> Unpack for C {}
struct Small;
impl Config for Small { const SIZE: usize = 1; }
struct Unknown;
fn unpacked<C: Config>() {
    C::unpack(1);
    // ^ calls: Unpack.unpack (inherited)
    Small::unpack(1);
    //     ^ calls: Unpack.unpack (inherited)
    Unknown::unpack(1);
    //       ^ unresolved: elsewhere
}
