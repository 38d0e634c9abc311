use std::str::FromStr;
pub struct Id(u8);
pub struct Name;
pub enum Failed { Bad }
pub struct Key { id: Id }
impl FromStr for Id {
    type Err = Failed;
    fn from_str(text: &str) -> Result<Self, Self::Err> { Ok(Id(1)) }
}
impl Default for Id { fn default() -> Self { Id(0) } }
impl From<u8> for Id { fn from(number: u8) -> Self { Id(number) } }
impl From<Id> for Failed { fn from(_: Id) -> Self { Failed::Bad } }
impl TryFrom<Name> for Id { type Error = Failed; fn try_from(_: Name) -> Result<Self, Failed> { Ok(Id(2)) } }
impl FromIterator<u8> for Key { fn from_iter<I: IntoIterator<Item = u8>>(all: I) -> Self { Key { id: Id(1) } } }
fn take(first: u8, id: Id) {}
impl Key { fn with(&self, id: Id, other: impl Into<Id>) {} }
fn written(text: &str) -> Result<(), Failed> {
    Id::from_str(text);
    //  ^ calls: Id.from_str (implementation)
    <Id as FromStr>::from_str(text);
    //               ^ calls: Id.from_str (implementation)
    <Id as std::str::FromStr>::from_str(text);
    //                         ^ calls: Id.from_str (implementation)
    "1".parse::<Id>();
    //  ^ calls: Id.from_str (implementation)
    //  ^ external: std::primitive::str::parse
    text.parse::<u8>();
    //   ^ external: std::primitive::str::parse
    let id: Id = text.parse()?;
    //                ^ calls: Id.from_str (implementation)
    let id: Result<Id, Failed> = text.parse();
    //                                ^ calls: Id.from_str (implementation)
    let id: Id = "1".parse().unwrap();
    //               ^ calls: Id.from_str (implementation)
    let number: u8 = "1".parse().unwrap();
    //                   ^ external: std::primitive::str::parse
    let many: Key = text.bytes().collect();
    //                           ^ calls: Key.from_iter (implementation)
    Ok(())
}
fn converted(number: u8, name: Name, id: Id, key: Key, any: Any) -> Id {
    let id: Id = number.into();
    //                  ^ calls: Id.from (implementation)
    //                  ^ external: std::convert::Into::into
    let id: Id = name.try_into().unwrap();
    //                ^ calls: Id.try_from (implementation)
    let id: Id = name.into();
    //                ^ unresolved: elsewhere
    let id: Id = any.into();
    //               ^ calls: Id.from (implementation)
    let id: u16 = number.into();
    //                   ^ unresolved: unknown-receiver
    take(1, number.into());
    //             ^ calls: Id.from (implementation)
    take(number.into(), id);
    //          ^ unresolved: unknown-receiver
    key.with(number.into(), number.into());
    //              ^ calls: Id.from (implementation)
    //                             ^ unresolved: unknown-receiver
    let key = Key { id: number.into() };
    //                         ^ calls: Id.from (implementation)
    let none: Option<Id> = number.into();
    //                            ^ unresolved: unknown-receiver
    let id: Id = Default::default();
    //                    ^ calls: Id.default (implementation)
    let key = Key { id: Default::default() };
    //                           ^ calls: Id.default (implementation)
    if number > 1 {
        return number.into();
        //            ^ calls: Id.from (implementation)
    }
    let inner = |_: u8| -> u8 { return number.into(); };
    //                                        ^ unresolved: unknown-receiver
    number.into()
    //     ^ calls: Id.from (implementation)
}
fn failing(number: u8, id: Id) -> Result<Id, Failed> {
    if number > 1 {
        return Err(id.into());
        //            ^ calls: Failed.from (implementation)
    }
    Ok(number.into())
    //        ^ calls: Id.from (implementation)
}
fn in_macros(text: &str) {
    assert_eq!("1".parse::<Id>(), text.parse::<Id>());
    //             ^ calls: Id.from_str (implementation)
    //                                 ^ calls: Id.from_str (implementation)
}
