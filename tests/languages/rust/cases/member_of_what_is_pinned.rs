use std::pin::Pin;
struct Queue;
impl Queue { fn push(&self) {} }
pin_project! {
    struct Buffered { #[pin] state: Queue, queue: Queue }
}
impl Buffered {
    fn poll(self: Pin<&mut Self>) {
        let this = self.project();
        this.queue.push();
        //         ^ calls: Queue.push (member)
        this.state.as_mut().push();
        //                  ^ calls: Queue.push (member)
    }
}
struct Either { queue: Queue }
struct View;
impl View { fn push(&self) {} }
impl Either {
    fn project(self: Pin<&mut Self>) -> View { View }
    fn poll(self: Pin<&mut Self>) {
        self.project().push();
        //   ^ calls: Either.project (member)
        //             ^ calls: View.push (member)
    }
}
trait Reads { fn read(self: Pin<&mut Self>); fn rest(&self); }
impl<P> Reads for Pin<P> {
    fn read(self: Pin<&mut Self>) {}
    fn rest(&self) {}
}
fn pinned(unknown: &mut Unknown) {
    Pin::new(&mut *unknown).read();
    //                      ^ unresolved: unknown-receiver
    Pin::new(&mut *unknown).rest();
    //                      ^ calls: Pin.rest (member)
}
