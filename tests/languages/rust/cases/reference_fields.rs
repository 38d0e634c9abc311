pub struct Cart { size: u32, items: Vec<u32>, owner: Option<Box<Cart>> }
struct Pair(u32, u32);

impl Cart {
    fn new(size: u32) -> Self {
        Self { size, items: Vec::new(), owner: None }
        //     ^ writes: Cart.size
        //           ^ writes: Cart.items
        //           ^ references: nothing
    }
    fn add(&mut self, other: &Cart) {
        self.size = other.items[0];
        //   ^ writes: Cart.size
        //   ^ references: nothing
        //                ^ references: Cart.items
        self.items.push(1);
        //   ^ writes: nothing
        //         ^ references: nothing
    }
    fn grow(&mut self) {
        self.size += 1;
        //   ^ writes: Cart.size
        //   ^ references: Cart.size
        let Cart { owner, .. } = self;
        //         ^ references: Cart.owner
    }
}

fn second(pair: Pair) -> u32 {
    pair.1
    //   ^ references: Pair.1
}

fn unknown(carts: impl Fn() -> Missing) -> u32 {
    carts().size
    //      ^ references: nothing
}

fn made() -> u32 {
    Cart::new(3).size
    //           ^ references: Cart.size
}
