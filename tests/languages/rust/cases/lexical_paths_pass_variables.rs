mod parser {
    pub struct Input;
    impl Input { pub fn new() -> Input { Input } pub fn trim(&self) {} }
    pub fn next() {}
}
fn run(parser: parser::Input) {
    parser::Input::new().trim();
    //             ^ calls: parser.Input.new (member)
    //                   ^ calls: parser.Input.trim (member)
    let parser = parser;
    parser.trim();
    //     ^ calls: parser.Input.trim (member)
    parser::next();
    //      ^ calls: parser.next (lexical)
    let rand = 1;
    let rand = rand::random();
    //               ^ external: rand::random
    rand.random();
    //   ^ unresolved: unknown-receiver
}
mod frames {
    use super::*;
    fn run(parser: parser::Input) {
        let parser = parser::Input::new();
        //                          ^ calls: parser.Input.new (member)
        {
            let parser = parser::Input::new();
            //                          ^ calls: parser.Input.new (member)
            parser.trim();
            //     ^ calls: parser.Input.trim (member)
        }
    }
}
