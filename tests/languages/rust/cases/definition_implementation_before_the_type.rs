impl Cart {
    fn total(&self) -> u8 { self.tax() }
    //                           ^ calls: Cart.tax (member)
    // ^ defines: method Cart.total []
    fn tax(&self) -> u8 { 1 }
}
struct Cart { items: u8 }
//     ^ defines: class Cart []
//            ^ defines: field Cart.items []
