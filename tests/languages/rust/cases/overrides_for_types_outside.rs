use std::cell::RefCell;
use std::fmt;

trait Doubled {
    fn twice(&self) -> u8;
    fn thrice(&self) -> u8 { 3 }
}

impl Doubled for RefCell<u8> {
    fn twice(&self) -> u8 { 2 }
    // ^ overrides: Doubled.twice
}

impl<T: Doubled> Doubled for &T {
    fn twice(&self) -> u8 { 2 }
    // ^ overrides: Doubled.twice
    fn thrice(&self) -> u8 { 3 }
    // ^ overrides: Doubled.thrice
}

impl fmt::Display for Box<dyn Doubled> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) }
    // ^ overrides: nothing
}
