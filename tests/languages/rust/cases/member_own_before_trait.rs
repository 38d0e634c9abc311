struct Cart;
impl Cart { fn len(&self) -> u8 { 1 } }
impl Len for Cart {
    fn len(&self) -> u8 {
        self.len()
        //   ^ calls: Cart.len (member)
    }
}
struct Other;
impl Len for Other {
    fn len(&self) -> u8 {
        self.len()
        //   ^ unresolved: elsewhere
    }
}
impl From<u8> for Cart { fn from(x: u8) -> Cart { Cart } }
impl From<u16> for Cart { fn from(x: u16) -> Cart { Cart } }
fn run() {
    Cart::from(1u8);
    //    ^ external: std::convert::From::from
}
struct Page;
impl Page {
    fn fmt(&mut self) {}
    fn next(&self) -> Page { Page }
}
impl std::fmt::Display for Page { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { Ok(()) } }
fn shown(page: &mut Page, f: &mut std::fmt::Formatter) {
    page.fmt();
    //   ^ calls: Page.fmt (member)
    page.next().fmt(f);
    //          ^ calls: Page.fmt (member)
}
mod in_sight {
    use std::fmt::Display;
    fn shown(page: &mut super::Page, f: &mut std::fmt::Formatter) {
        page.fmt();
        //   ^ calls: Page.fmt (member)
        page.next().fmt(f);
        //          ^ external: std::fmt::Display::fmt
    }
}
