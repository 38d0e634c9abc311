// Routes of poem and tide.
// --- path: Cargo.toml ---
[package]
name = "shop"
// --- path: src/main.rs ---
mod other;

use poem::{get, handler, Route};

#[handler]
fn hello() {}

#[handler]
fn save() {}

fn main() {
    let app = Route::new().at("/hello/:name", get(hello).post(save));
    // <- route: GET /hello/:name -> hello
}
// --- path: src/other.rs ---
async fn all() {}

fn run() {
    let mut app = tide::new();
    app.at("/orders").get(all);
    // <- route: GET /orders -> all
}
