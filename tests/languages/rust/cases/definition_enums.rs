/// What is paid with.
#[derive(Debug)]
pub enum Coin {
//       ^ defines: enum Coin []
//       ^ docstring: What is paid with.
//       ^ decorators: derive(Debug)
    Penny,
    // <- defines: variant Coin.Penny []
    // <- visibility: public
    Other(u8, String),
    // <- annotation: (u8, String)
    Named { name: String } = 4,
    // <- annotation: { name: String }
}
impl Coin {
    fn value(&self) -> u8 { 1 }
    // ^ defines: method Coin.value []
}
