//! The shop.

/// What a customer
/// wants.
// not this
#[derive(Clone)]
struct Cart {
    /** The lines. */
    lines: u8,
    // <- docstring: The lines.
}
#[doc = "Said by an \"attribute\"."]
fn said() {}
// ^ docstring: Said by an "attribute".
// ^ decorators: 
//// no documentation
fn plain() {}
// ^ docstring: 
mod inner {
//  ^ docstring: Inside.
    //! Inside.
}
