pub struct Error;
impl Error { fn exit(&self) {} }
pub struct Other;
impl Other { fn exit(&self) {} }
pub struct Matches;
impl Matches { fn count(&self) {} }
pub type Result<T, E = Error> = std::result::Result<T, E>;
fn parse() -> Result<Matches> { Ok(Matches) }
fn other() -> Result<Matches, Other> { Ok(Matches) }
fn run() {
    parse().unwrap_or_else(|e| e.exit());
    //                           ^ calls: Error.exit (member)
    parse().unwrap().count();
    //               ^ calls: Matches.count (member)
    if let Err(e) = other() { e.exit(); }
    //                          ^ calls: Other.exit (member)
}
