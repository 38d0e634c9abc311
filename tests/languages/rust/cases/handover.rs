use web::{get, App};

mod orders {
    pub fn list() {}
    pub fn show() {}
}

struct Parser;

impl Parser {
    fn parse(text: &str) -> Parser { Parser }
}

fn index() {}

static TABLE: [(&str, fn()); 2] = [("index", index), ("list", orders::list)];
//                                           ^ hands: stored by TABLE to TABLE
//                                                                    ^ hands: stored by TABLE to TABLE

struct Route { handler: fn() }

fn build(texts: Vec<&str>) -> Option<fn()> {
    App::new().route("/", get(index)).mount("/", routes![orders::show, index]);
    //                        ^ hands: argument by build to get, argument by build to routes!
    //                                                           ^ hands: argument by build to routes!
    texts.iter().map(Parser::parse);
    //                       ^ hands: argument by build to texts.iter().map
    let route = Route { handler: orders::show };
    //                                   ^ hands: stored by build to handler
    println!("{:p}", orders::list as fn());
    index();
    // <- hands: nothing
    if texts.is_empty() { return Some(index); }
    //                                ^ hands: argument by build to Some
    None
}

#[get("/orders")]
//^ hands: decorator by module to get
fn all() {}

#[inline]
//^ hands: nothing
fn small() {}

fn read<T>() {}

struct Reader { run: fn() }

impl Reader {
    fn new<T>() -> Self { Self { run: read::<T> } }
    //                                ^ hands: stored by Reader.new to run
}

static READERS: [fn(); 1] = [read::<u8>];
//                           ^ hands: stored by READERS to READERS
