struct Cart;
impl Cart {
    const LIMIT: u8 = total();
    //                ^ unresolved: undefined
    fn total(&self) {
        total();
        // <- unresolved: undefined
    }
}
