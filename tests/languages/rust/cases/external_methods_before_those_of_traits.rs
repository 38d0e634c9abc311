trait Text {
    fn bytes(&self) -> &[u8];
    fn to_ascii_lowercase(&self) -> Vec<u8>;
    fn utf8_chunks(&self) -> usize;
    fn shout(&self) -> usize;
    fn is_ascii(&self) -> bool;
    fn then_some(&self) -> bool;
}
impl Text for [u8] {
    fn bytes(&self) -> &[u8] { self }
    fn to_ascii_lowercase(&self) -> Vec<u8> {
        self.bytes().to_ascii_lowercase()
        //           ^ external: {slice}::to_ascii_lowercase
    }
    fn utf8_chunks(&self) -> usize { 0 }
    fn shout(&self) -> usize { 0 }
    fn is_ascii(&self) -> bool { true }
    fn then_some(&self) -> bool { true }
}
impl Text for u32 {
    fn bytes(&self) -> &[u8] { &[] }
    fn to_ascii_lowercase(&self) -> Vec<u8> { Vec::new() }
    fn utf8_chunks(&self) -> usize { 0 }
    fn shout(&self) -> usize { 0 }
    fn is_ascii(&self) -> bool { true }
    fn then_some(&self) -> bool { true }
}
fn run(bytes: &[u8], letter: u8, number: u32) {
    bytes.utf8_chunks();
    //    ^ external: {slice}::utf8_chunks
    bytes.shout();
    //    ^ calls: [u8].shout (member)
    letter.is_ascii();
    //     ^ external: std::primitive::u8::is_ascii
    number.is_ascii();
    //     ^ calls: u32.is_ascii (member)
}
