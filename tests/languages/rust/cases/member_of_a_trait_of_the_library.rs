// A type that is an iterator has what iterators have, and hands out what it iterates over.
struct Leaf;
impl Leaf { fn grow(&self) {} fn filter(&self) {} }
struct Leaves;
impl Iterator for Leaves { type Item = Leaf; fn next(&mut self) -> Option<Leaf> { None } }
struct Numbered;
impl core::iter::Iterator for Numbered { type Item = (u8, Leaf); fn next(&mut self) -> Option<Self::Item> { None } }
struct Other;
impl Other { fn last(&self) -> u8 { 1 } }
trait Ended { fn ended(self); }
impl<I> Ended for I where I: Iterator { fn ended(self) {} }
fn run(leaves: Leaves, numbered: Numbered, other: Other, parts: &[Leaf]) {
    leaves.filter(|leaf| { leaf.grow(); true }).for_each(|leaf| leaf.grow());
//         ^ external: std::iter::Iterator::filter
//                              ^ calls: Leaf.grow (member)
//                                                                   ^ calls: Leaf.grow (member)
    numbered.map(|(_, leaf)| leaf.grow());
//                                ^ calls: Leaf.grow (member)
    leaves.last().unwrap().grow();
//                         ^ calls: Leaf.grow (member)
    leaves.next().unwrap().grow();
//         ^ external: std::iter::Iterator::next
//                         ^ calls: Leaf.grow (member)
    parts.iter().rev().ended();
//                     ^ calls: Ended.ended (member)
    other.map(|leaf| leaf.grow());
//        ^ unresolved: elsewhere
//                        ^ unresolved: unknown-receiver
    other.last().grow();
//        ^ calls: Other.last (member)
//               ^ unresolved: unknown-receiver
}
