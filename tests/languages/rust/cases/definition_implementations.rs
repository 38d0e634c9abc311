struct Token<T>(T);
impl<T: Copy> Token<T> {
    fn new() {}
    // ^ defines: method Token.new []
}
impl<T> From<Vec<T>> for Token<T> where T: Clone {
    fn from(value: Vec<T>) -> Self { todo!() }
    // ^ defines: method Token.from []
    // ^ visibility: public
}
impl Display for other::Token<u8> {
    fn fmt(&self) {}
    // ^ defines: method Token.fmt []
}
impl<T> Ext for T {
    fn ext(&self) {}
    // ^ defines: method T.ext []
}
