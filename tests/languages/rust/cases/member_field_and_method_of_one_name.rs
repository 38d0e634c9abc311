struct Name;
impl Name { fn text(&self) {} }
struct Cart { name: Name }
impl Cart {
    fn name(&self) -> u8 { 1 }
    fn run(&self) {
        self.name();
        //   ^ calls: Cart.name~2 (member)
        self.name.text();
        //        ^ calls: Name.text (member)
    }
}
