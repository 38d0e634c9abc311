// --- path: src/lib.rs ---
mod token;
mod show;
pub trait Show { fn show(&self); }
// --- path: src/token.rs ---
use crate::Show;
pub struct Token;
//         ^ implements: src/lib.rs:Show, std::fmt::Display
pub type Alias = Token;
impl Token {
    fn here() {}
    // ^ type: Token
}
impl Show for Token { fn show(&self) {} }
//                       ^ type: Token
// --- path: src/show.rs ---
use crate::token::{Alias, Token};
impl Token {
    fn elsewhere() {}
    // ^ type: src/token.rs:Token
}
impl std::fmt::Display for Alias {
    fn fmt(&self) {}
    // ^ type: src/token.rs:Token
}
impl crate::Show for Vec<Token> {
    fn show(&self) {}
    // ^ type: nothing
}
impl<T> Into<T> for T {
    fn into(self) {}
    // ^ type: nothing
}
impl PartialEq<Token> for (Token, Token) {
    fn eq(&self) {}
    // ^ type: nothing
}
