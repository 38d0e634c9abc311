// What hands on to a method of its name means one that the type elsewhere has itself.
use futures::Ordered;
pub trait Drive {
    fn push(&mut self);
    fn len(&self);
}
impl<F> Drive for Ordered<F> {
    fn push(&mut self) {
        Ordered::push(self);
        //       ^ external: futures::Ordered::push
    }
    fn len(&self) {}
}
fn run(mut pending: Ordered<u8>) {
    pending.push();
    //      ^ unresolved: unknown-receiver
    pending.len();
    //      ^ calls: Ordered.len (member)
}
