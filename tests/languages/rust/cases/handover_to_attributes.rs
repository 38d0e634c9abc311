mod handlers {
    pub fn show() {}
    pub fn read_size() -> u32 { 1 }
    pub mod seconds {}
}

use handlers::show;

const LIMIT: u32 = 3;

#[routes::routes(routes("/all" => [get(all), post(handlers::show)], "/one" => get(show)))]
//                                     ^ hands: argument by module to routes::routes
//                                                          ^ hands: argument by module to routes::routes
//                                                                                ^ hands: argument by module to routes::routes
struct Api { name: u32 }

fn all() {}

fn flatten() {}

fn default_size() -> u32 { 3 }

fn parse_size(text: &str) -> u32 { 3 }

#[derive(Deserialize, Parser)]
struct Options {
    #[serde(default = "default_size", deserialize_with = "handlers::read_size")]
    //                 ^ hands: argument by Options to serde
    //                                                              ^ hands: argument by Options to serde
    #[arg(value_parser = parse_size, default_value_t = LIMIT)]
    //                   ^ hands: argument by Options to arg
    //                                                 ^ references: LIMIT
    size: u32,
    #[serde(flatten, rename = "all", with = "handlers::seconds")]
    //      ^ hands: nothing
    //                         ^ hands: nothing
    rest: u32,
}

#[derive(Error)]
enum Failure {
    #[error("too large: {}", shortened(.0))]
    //                       ^ hands: argument by Failure to error
    TooLarge(String),
}

fn shortened(text: &str) -> &str { text }

struct More {
    #[cfg_attr(test, serde(serialize_with = "written"))]
    //                                       ^ hands: argument by More to cfg_attr
    #[arg(default_value_t = default_size())]
    //                      ^ hands: argument by More to arg
    size: u32,
}

fn written() {}

#[cfg_attr(test, derive(flatten))]
//                      ^ hands: nothing
struct Quiet;

macro_rules! apis {
    ($name:ident, $($route:literal),*) => {
        #[routes::routes(routes("" => [get(all)], $($route => get($name)),*))]
        //                                 ^ hands: argument by module to routes::routes
        pub struct $name;
    };
}
