pub unsafe trait Gateway<T>: Clone + fmt::Debug + 'static {
//               ^ defines: trait Gateway [unsafe]
//               ^ bases: Clone | fmt::Debug
    type Error: Into<u8>;
    //   ^ defines: type_alias Gateway.Error []
    const LIMIT: u8 = 9;
    //    ^ defines: constant Gateway.LIMIT [constant]
    fn charge(&self, amount: T) -> Result<(), Self::Error>;
    // ^ defines: method Gateway.charge []
    // ^ visibility: public
    fn refund(&self) {}
    // ^ defines: method Gateway.refund []
}
