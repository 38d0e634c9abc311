pub const MOST: u32 = 3;
static mut OPEN: u32 = 0;
pub enum Colour { Red, Green(u32) }
fn tax(price: u32) -> u32 { price }
struct Cart;
impl Cart {
    const LEAST: u32 = 1;
    fn total(&self) -> u32 { 0 }
}

fn run(prices: Vec<u32>, colour: Colour) -> u32 {
    unsafe { OPEN += MOST; }
    //       ^ writes: OPEN
    //       ^ references: OPEN
    //               ^ references: MOST
    let found: Vec<u32> = prices.iter().map(tax).collect();
    //                                      ^ references: tax
    println!("{}", Cart::LEAST);
    //                   ^ references: Cart.LEAST
    let method = Cart::total;
    //                 ^ references: Cart.total
    match colour {
        Colour::Red => tax(1),
        //      ^ references: Colour.Red
        Colour::Green(share) => share,
        //      ^ references: Colour.Green
    }
}

fn hide(tax: u32) -> u32 {
    let prices = tax;
    prices + tax
    //       ^ references: nothing
}

fn call() {
    tax(2);
    // <- references: nothing
    let kept: Cart = Cart;
    //        ^ references: Cart
}
