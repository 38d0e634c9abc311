// What a function is handed, it takes by the place, also where one is passed by.
pub struct Counts;
pub struct Stream;
impl Stream { fn reset(&self) {} }
impl Counts {
    fn close(&self) {}
    fn transition<F: FnOnce(&mut Counts, &Stream)>(&mut self, f: F) {}
}
fn run(counts: &mut Counts) {
    counts.transition(|_, stream| stream.reset());
    //                                   ^ calls: Stream.reset (member)
    counts.transition(|counts, _| counts.close());
    //                                   ^ calls: Counts.close (member)
    counts.transition(|_, stream| stream.close());
    //                                   ^ unresolved: elsewhere
    with(|_, stream| stream.reset());
    //                      ^ calls: Stream.reset (member)
}
fn with<F>(f: F) where F: Fn(u8, Stream) {}
