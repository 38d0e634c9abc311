fn find<'a, T: Ord>(list: &'a [T], (x, y): (u8, u8), mut n: usize, _: u8) -> Option<&'a T> where T: Clone { None }
// ^ signature: <'a, T: Ord>(list: &'a [T], (x, y): (u8, u8), mut n: usize, _: u8) -> Option<&'a T>
struct S;
impl S {
    fn boxed(self: Box<Self>) {}
    // ^ signature: (self: Box<Self>)
}
