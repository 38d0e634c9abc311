struct Cart { name: String }
impl Cart {
    fn name(&self) -> &str {
        &self.name
        //    ^ references: Cart.name
    }
}
