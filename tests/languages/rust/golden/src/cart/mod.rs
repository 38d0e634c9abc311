mod line;
pub use line::Line;

/// What a customer wants.
#[derive(Default)]
pub struct Cart {
    /// In the order they were put in.
    pub lines: Vec<Line>,
    owner: Owner,
}

struct Owner(String, pub u32);

union Word {
    whole: u32,
    bytes: [u8; 4],
}

impl Cart {
    pub fn new() -> Self {
        Cart { lines: Vec::new(), owner: Owner(String::new(), 1) }
    }

    pub fn total(&self) -> u64 {
        self.owner.discount()
    }
}

impl Owner {
    fn discount(&self) -> u64 {
        drop(Cart::new());
        rates::today().fee;
        0
    }
}

impl<T: Into<u8>> From<T> for Cart {
    fn from(_: T) -> Self {
        Self::new()
    }
}
