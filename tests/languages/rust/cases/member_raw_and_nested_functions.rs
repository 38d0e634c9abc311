struct Cart;
impl Cart {
    fn r#type(&self) {}
    fn run(&self) {
        fn helper(cart: &Cart) { cart.run(); }
        //                            ^ calls: Cart.run (member)
        helper(self);
        // <- calls: Cart.run.helper (lexical)
    }
}
mod parse;
fn parse() {}
fn main() {
    parse();
    // <- calls: parse (lexical)
    parse::inner();
    //     ^ unresolved: elsewhere
}
