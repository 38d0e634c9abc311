// A bound adds to what is known of a type; it declares no other one.
use std::fmt::Debug;
trait Source { fn read(&self) -> u8; }
struct Lines<S>(S);
impl<S: Source> Lines<S> {
    fn borrowed<'a>(&self, source: &'a S) where S: 'a { source.read(); }
//                                                             ^ calls: Source.read (member)
    fn printed(&self, source: &S) where S: Debug { source.read(); }
//                                                        ^ calls: Source.read (member)
    fn sized(self) where Self: Sized { Self::made(); self.printed(&self.0); }
//                                           ^ calls: Lines.made (member)
//                                                        ^ calls: Lines.printed (member)
    fn made() {}
    fn other<S: Debug>(&self, source: &S) { source.read(); }
//                                                 ^ unresolved: unknown-receiver
}
struct Send;
impl Send { fn go(&self) {} }
struct Both { send: Send, boxed: Box<dyn Source + Sync> }
fn run(both: Both) {
    both.send.go();
//            ^ calls: Send.go (member)
    both.boxed.read();
//             ^ calls: Source.read (member)
}
// What a parameter satisfies says nothing of its place.
trait Keeps<N> { fn keeps(&self, n: N) -> bool; }
struct Kept<'a, I, F: 'a> { iter: I, by: &'a F }
impl<'a, I, F> Kept<'a, I, F> where I: Iterator, I::Item: Copy, F: Keeps<I::Item> {
    fn go(&mut self) {
        let by = self.by;
        self.iter.find(move |&one| by.keeps(one));
        //                            ^ calls: Keeps.keeps (member)
        self.iter.keeps(1);
        //        ^ unresolved: unknown-receiver
    }
}
struct Pair<A, B: Copy> { first: A, second: B }
struct Left;
struct Right;
impl Left { fn left(&self) {} }
impl Right { fn right(&self) {} }
fn both(pair: Pair<Left, Right>) {
    pair.first.left();
    //         ^ calls: Left.left (member)
    pair.second.right();
    //          ^ calls: Right.right (member)
    pair.second.left();
    //          ^ unresolved: elsewhere
}
// What is said of a type that a parameter says.
trait Weighs { fn weigh(self) -> u8; }
fn extended<I, J>(all: I, others: J, one: I::Item)
where
    I: IntoIterator,
    I::Item: Weighs,
    J: IntoIterator,
{
    one.weigh();
    //  ^ calls: Weighs.weigh (member)
    for each in all {
        each.weigh();
        //   ^ calls: Weighs.weigh (member)
    }
    all.into_iter().for_each(|each| each.weigh());
    //                                   ^ calls: Weighs.weigh (member)
    for other in others {
        other.weigh();
        //    ^ unresolved: unknown-receiver
    }
}
fn given<I: Iterator<Item = Left>>(first: I::Item) {
    first.left();
    //    ^ calls: Left.left (member)
}
// What an implementation in a method says is of its own type, not of the one around.
trait Handler<T> { fn handle(&self, one: T); }
trait Giver { fn hand<H: Handler<u8>>(self, handler: H); }
struct Mapped<S> { base: S }
impl<S: Giver> Giver for Mapped<S> {
    fn hand<H>(self, handler: H) where H: Handler<u8> {
        return self.base.hand(Inner { handler });
        struct Inner<H> { handler: H }
        impl<T, H> Handler<T> for Inner<H> where H: Handler<T> {
            fn handle(&self, one: T) {
                self.handler.handle(one)
                //           ^ calls: Handler.handle (member)
            }
        }
    }
}
// What a pointer leads to may be said apart.
struct View<P> { held: P }
impl<P> View<P> where P: std::ops::DerefMut, P::Target: Source + Sized {
    fn go(&self) { self.held.read(); }
    //                       ^ calls: Source.read (member)
}
// What is said of the types that a trait has of its own, by name, apart, or by the trait.
trait Letter { fn is_alpha(self) -> bool; }
trait Take {
    type Item;
    fn split<P>(&self, predicate: P) -> usize where P: Fn(Self::Item) -> bool;
    fn other<P: Fn(&std::path::Path)>(&self, predicate: P);
}
trait Each { type Item; type Elem: Iterator<Item = Self::Item>; fn each(&self) -> Self::Elem; }
fn apart<T>(input: T) where T: Take, <T as Take>::Item: Letter {
    input.split(|item| item.is_alpha());
    //                      ^ calls: Letter.is_alpha (member)
    input.other(|item| item.is_alpha());
    //                      ^ unresolved: unknown-receiver
}
fn several<T>(input: T) where T: Each + Take, <T as Each>::Item: Letter {
    input.each().next().map(|item| item.is_alpha());
    //                                  ^ calls: Letter.is_alpha (member)
    input.split(|item| item.is_alpha());
    //                      ^ unresolved: unknown-receiver
}
trait Far { fn far(self); }
trait Reader { type Endian; type Offset: Far; fn offset(&self) -> Self::Offset; }
impl Left { fn far(self) {} }
fn by_name<R: Reader<Offset = Left>>(reader: R) {
    reader.offset().far();
    //              ^ calls: Left.far (member)
}
fn by_bound<R: Reader>(reader: R) {
    reader.offset().far();
    //              ^ calls: Far.far (member)
}
fn outside<R: Reader<Offset = std::path::PathBuf>>(reader: R) {
    reader.offset().far();
    //              ^ unresolved: unknown-receiver
}
