#[inline]
#[cfg(feature = "fast")] // why
#[must_use = "it is a price"]
fn price() -> u8 { 1 }
// ^ decorators: inline | cfg(feature = "fast") | must_use = "it is a price"
// ^ defines: function price [conditional]
// ^ lines: 1-4
