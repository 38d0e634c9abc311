//! What is paid with.

/// Takes money.
pub trait Gateway: Send {
    /// In cents.
    type Amount;
    const LIMIT: u64 = 100;

    fn charge(&self, amount: u64) -> Result<(), Error>;

    fn refund(&self, amount: u64) -> Result<(), Error> {
        self.charge(amount)
    }
}

#[derive(Debug, Clone)]
pub enum Error {
    Refused,
    Other(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}", self.text())
    }
}

impl Error {
    fn text(&self) -> String {
        let made = Error::Other(String::new());
        made.text()
    }
}

impl crate::wallet::Wallet {
    pub fn open(&self) -> bool {
        self.is_open() && unknown.field()
    }

    fn is_open(&self) -> bool {
        true
    }
}

pub trait Refunding: Gateway {
    fn refund(&self, amount: u64) -> Result<(), Error>;
}

pub struct Bank;

impl Refunding for Bank {
    fn refund(&self, amount: u64) -> Result<(), Error> {
        Ok(())
    }
}

pub fn hurry<T>(somebody: T) {
    somebody.charge(1);
}

/// The address of the shop.
pub fn address() -> String {
    std::env::var("SHOP_URL").unwrap_or_default()
}
