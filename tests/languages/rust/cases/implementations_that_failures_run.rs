use std::num::ParseIntError;
pub struct Broken;
pub struct Missing;
pub enum Failed { Broken, Missing, Number }
impl From<Broken> for Failed { fn from(_: Broken) -> Self { Failed::Broken } }
impl From<Missing> for Failed { fn from(_: Missing) -> Self { Failed::Missing } }
type Outcome<T> = Result<T, Failed>;
fn read() -> Result<u8, Broken> { Err(Broken) }
fn find() -> Option<u8> { None }
fn same() -> Outcome<u8> { Ok(1) }
fn converted() -> Result<u8, Failed> {
    let read = read()?;
    //         ^ runs: Failed.from
    Ok(read)
}
fn by_alias(inner: Result<u8, Missing>) -> Outcome<u8> {
    inner?;
    // <- runs: Failed.from~2
    Ok(1)
}
fn of_its_own() -> Result<u8, Failed> {
    same()?;
    // <- runs: nothing
    unknown()?;
    find()?;
    Ok(1)
}
fn without_a_type() -> Result<u8, Failed> {
    let read = || -> Result<u8, Broken> { let read = read()?; Ok(read) };
    // <- runs: nothing
    Ok(1)
}
impl Failed {
    fn both(&self) -> Result<u8, Self> {
        let found = read().map(|one| one + 1)?;
        //          ^ runs: Failed.from
        Ok(found)
    }
}
#[derive(Debug, Error)]
pub struct Answer;
impl<T: std::error::Error> From<T> for Answer { fn from(_: T) -> Self { Answer } }
impl From<Missing> for Answer { fn from(_: Missing) -> Self { Answer } }
fn answered() -> Result<u8, Answer> {
    let read = read()?;
    //         ^ runs: Answer.from
    Ok(read)
}
fn made_of_anything() -> Answer {
    Answer::from(Missing);
    //      ^ calls: Answer.from~2 (implementation)
    Answer::from(unknown());
    //      ^ may: Answer.from, Answer.from~2
    Answer::from(Broken)
    //      ^ calls: Answer.from (implementation)
}
