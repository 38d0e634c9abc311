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
    let unknown = 1;
    unknown::next();
    //       ^ unresolved: unknown-receiver
}
