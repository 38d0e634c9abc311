// A variant that holds nothing is a value of its enumeration; one that holds something is a function first.
use Kind::Plain;
pub enum Kind {
    Plain,
    Heavy(u8),
}
pub struct Label;
impl Kind {
    fn label(&self) -> Label {
        Label
    }
}
impl Label {
    fn show(&self) {}
}
fn run() {
    Kind::Plain.label().show();
    //          ^ calls: Kind.label (member)
    //                  ^ calls: Label.show (member)
    Plain.label();
    //    ^ calls: Kind.label (member)
    let kind = Kind::Plain;
    kind.label();
    //   ^ calls: Kind.label (member)
    Some(Kind::Plain).unwrap().label();
    //                         ^ calls: Kind.label (member)
    Kind::Heavy(1).label();
    //             ^ calls: Kind.label (member)
    Kind::Heavy.label();
    //          ^ unresolved: unknown-receiver
}
