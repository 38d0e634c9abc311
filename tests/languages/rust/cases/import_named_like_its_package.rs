use quote::quote;
use quote::{format_ident, ToTokens};
fn run() {
    quote!();
    // <- external: quote::quote!
    format_ident!();
    // <- external: quote::format_ident!
    quote::quote_spanned!();
    //     ^ external: quote::quote_spanned!
    quote::spanned();
    //     ^ external: quote::spanned
    ToTokens::tokens();
    //        ^ external: quote::ToTokens::tokens
}
