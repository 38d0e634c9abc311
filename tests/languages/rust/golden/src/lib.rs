//! A small web shop.

mod cart;
#[path = "orders_v2.rs"]
pub mod orders;
mod gone;
mod web;

pub use cart::{Cart, Line as CartLine};
use pay::*;

/// Makes a cart of lines.
#[macro_export]
macro_rules! cart {
    ($($line:expr),*) => { Cart { lines: vec![$($line),*] } };
}

pub type Lines = Vec<CartLine>;

pub static RATE: f64 = 0.19;
pub(crate) const MAXIMUM: usize = 100;

pub async fn checkout<T: Gateway>(cart: &Cart, gateway: T) -> Result<(), Error> {
    let empty = cart![];
    gateway.charge(cart.total())?;
    round(empty.total())
}

const fn round(amount: u64) -> u64 {
    amount
}

fn settle() {}

pub fn settle_later() {
    std::thread::spawn(settle);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds() {
        round(1);
        let _made = cart![];
    }
}
