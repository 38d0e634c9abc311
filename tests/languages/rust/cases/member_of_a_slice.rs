struct Item;
impl Item { fn price(&self) {} }
trait Prices { fn all(&self); }
impl<'a> Prices for &'a [Item] { fn all(&self) {} }
trait Loud { fn shout(&self); fn len(&self) -> u8; }
impl Loud for str { fn shout(&self) {} fn len(&self) -> u8 { 0 } }
struct Bag { items: Vec<Item> }
fn run(items: Vec<Item>, name: String, number: u8) {
    items.all();
    //    ^ calls: &'a [Item].all (member)
    name.shout();
    //   ^ calls: str.shout (member)
    name.len();
    //   ^ external: std::string::String::len
    number.shout();
    //     ^ unresolved: unknown-receiver
    let bags = items.into_iter().map(|item| Bag { items: vec![item] }).collect::<Vec<Bag>>();
    bags[0].items[0].price();
    //               ^ calls: Item.price (member)
}
