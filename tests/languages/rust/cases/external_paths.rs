use std::mem;
fn run() {
    std::mem::swap(a, b);
    //        ^ external: std::mem::swap
    String::from("x");
    //      ^ external: std::string::String::from
    u8::from_str_radix("1", 2);
    //  ^ external: std::primitive::u8::from_str_radix
    mem::swap(a, b);
    //   ^ external: std::mem::swap
}
struct Vec;
fn own() {
    Vec::new();
    //   ^ unresolved: elsewhere
}
