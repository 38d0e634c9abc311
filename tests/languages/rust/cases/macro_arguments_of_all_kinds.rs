struct A;
impl A { fn go(&self) -> u8 { 1 } fn set(&self, x: u8) {} }
fn total(x: u8) -> u8 { x }
fn run(a: A) {
    println!("{} {name}", a.go(), name = total(1));
    //                      ^ calls: A.go (member)
    //                                   ^ calls: total (lexical)
    let list = vec![total(1), total(
    //              ^ calls: total (lexical)
        a.go()
        //^ calls: A.go (member)
    )];
    assert!(matches!(a.go(), 1 | 2));
    //                 ^ calls: A.go (member)
    quote! { fn made() { total(#x) } }
    //       ^ defines: nothing
}
items! {
    pub fn inside() { total(2); }
    //     ^ defines: function inside
    //                ^ calls: total (lexical)
}
fn after() {
    inside();
    // <- calls: inside (lexical)
}
