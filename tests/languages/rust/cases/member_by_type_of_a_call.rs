// A call that is given a type by its name gives that.
// --- path: src/lib.rs ---
pub struct Header;
impl Header { fn kind(&self) -> u8 { 0 } }
pub struct Footer;
impl Footer { fn kind(&self) -> u8 { 0 } }
pub trait Plain { fn kind(&self) -> u8 { 0 } }
pub struct Bytes;
impl Bytes {
    fn read<T: Plain>(&self) -> Result<&T, ()> { Err(()) }
    fn plain<T>(&self) -> Footer { Footer }
}
fn make<T>() -> Option<T> { None }
fn run(data: Bytes) -> Result<(), ()> {
    data.read::<Header>()?.kind();
    //                     ^ calls: Header.kind (member)
    let footer = data.read::<Footer>()?;
    footer.kind();
    //     ^ calls: Footer.kind (member)
    data.read::<_>()?.kind();
    //                ^ calls: Plain.kind (member)
    data.plain::<Header>().kind();
    //                     ^ calls: Footer.kind (member)
    make::<Header>().map(|header| header.kind());
    //                                   ^ calls: Header.kind (member)
    make::<Vec<Footer>>().unwrap()[0].kind();
    //                                ^ calls: Footer.kind (member)
    make::<u8>().unwrap().kind();
    //                    ^ unresolved: unknown-receiver
    data.read::<Header>().map_err(failed::<Header>).unwrap_err().say();
    //                                                           ^ calls: Failure.say (member)
    Ok(())
}
struct Failure;
impl Failure { fn say(&self) {} }
fn failed<T>(nothing: ()) -> Failure { Failure }
