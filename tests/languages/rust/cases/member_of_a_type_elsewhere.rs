impl crate::Cart {
    fn total(&self) { self.tax(); }
    //                     ^ calls: Cart.tax (member)
    fn tax(&self) { self.missing(); }
    //                   ^ unresolved: elsewhere
}
impl Ext for Vec<u8> {
    fn one(&self) { self.two(); self.len(); }
    //                   ^ calls: Vec.two (member)
    //                               ^ external: std::vec::Vec::len
    fn two(&self) {}
}
