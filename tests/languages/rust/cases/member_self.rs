struct Cart { lines: Lines }
struct Lines;
impl Lines {
    fn len(&self) -> u8 { 0 }
}
impl Cart {
    fn new() -> Self { Cart { lines: Lines } }
    //                 ^ calls: Cart (lexical)
    fn tax(&self) -> u8 { 1 }
    fn total(&self) -> u8 {
        self.tax();
        //   ^ calls: Cart.tax (member)
        Self::new().tax();
        //    ^ calls: Cart.new (member)
        //          ^ calls: Cart.tax (member)
        self.lines.len();
        //         ^ calls: Lines.len (member)
        self.clone();
        //   ^ external: std::clone::Clone::clone
        self.lines.missing()
        //         ^ unresolved: elsewhere
    }
}
