use num::Pow;
trait Turn { fn turn(self) -> u8; fn shake(&self) -> u8; }
#[derive(Clone)]
struct Big { low: u8 }
impl Big {
    fn pow(&self, by: u32) -> Big { Big { low: 0 } }
    fn turn(&self) -> u8 { 1 }
    fn shake(&mut self) -> u8 { 2 }
    fn new() -> Big { Big { low: 0 } }
    fn same(&self) -> &Big { self }
}
impl Pow<u8> for Big {
    fn pow(self, by: u8) -> Big {
        self.pow(by as u32)
        //   ^ calls: Big.pow~2 (implementation)
        //   ^ external: num::Pow::pow
    }
}
impl Turn for Big {
    fn turn(self) -> u8 { 3 }
    fn shake(&self) -> u8 { 4 }
}
struct Holder<'a> { own: Big, lent: &'a Big }
fn called(value: Big, lent: &Big, changed: &mut Big, holder: Holder) {
    value.turn();
    //    ^ calls: Big.turn~2 (member)
    lent.turn();
    //   ^ calls: Big.turn (member)
    changed.turn();
    //      ^ calls: Big.turn~2 (member)
    value.shake();
    //    ^ calls: Big.shake~2 (member)
    lent.shake();
    //   ^ calls: Big.shake~2 (member)
    changed.shake();
    //      ^ calls: Big.shake (member)
    holder.own.turn();
    //         ^ calls: Big.turn~2 (member)
    holder.lent.turn();
    //          ^ calls: Big.turn (member)
    Big::new().turn();
    //         ^ calls: Big.turn~2 (member)
    lent.same().turn();
    //          ^ calls: Big.turn (member)
    lent.clone().turn();
    //           ^ calls: Big.turn~2 (member)
    let borrowed = &value;
    borrowed.turn();
    //       ^ calls: Big.turn (member)
    let mut made = Big::new();
    made.turn();
    //   ^ calls: Big.turn~2 (member)
    let exclusive = &mut made;
    exclusive.shake();
    //        ^ calls: Big.shake (member)
    let several: [Big; 2] = [Big::new(), Big::new()];
    several[0].turn();
    //         ^ unresolved: ambiguous
    //         ^ may: Big.turn, Big.turn~2
    Big::turn(&value);
    //   ^ calls: Big.turn (member)
}
mod elsewhere {
    mod below {
        pub struct Shown;
        impl Shown { fn part(&self) {} }
        pub trait Parts { fn part(&self); }
        impl Parts for Shown { fn part(&self) {} }
        pub fn inside(shown: &Shown) {
            shown.part();
            //    ^ calls: elsewhere.below.Shown.part (member)
        }
    }
    use below::Parts;
    fn outside(shown: &below::Shown) {
        shown.part();
        //    ^ calls: elsewhere.below.Shown.part~2 (member)
    }
}
mod without {
    fn called(value: super::Big) {
        value.turn();
        //    ^ calls: Big.turn (member)
    }
}
mod in_an_implementation {
    impl std::fmt::Display for super::Page {
        fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            self.inner().fmt(f)
            //           ^ external: std::fmt::Display::fmt
        }
    }
}
struct Page;
impl Page { fn fmt(&mut self) {} fn inner(&self) -> Page { Page } }
