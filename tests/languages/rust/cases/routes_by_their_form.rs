// A path and a function are a route, also on a router of an unknown library; ntex is read as actix-web.
// --- path: Cargo.toml ---
[package]
name = "shop"
// --- path: src/main.rs ---
mod other;

use somewhere::Router;

async fn all() {}

fn main() {
    let router = Router::new();
    router.get("/items", all);
    // <- route: GET …/items -> all
    router.get("items", all);
}
// --- path: src/other.rs ---
use ntex::web;

#[web::get("/json")]
// <- route: GET …/json -> json
async fn json() {}
