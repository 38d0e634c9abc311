// --- path: src/main.rs ---
use actix_web::{get, web, App, HttpServer};
mod carts;
mod rockets;
mod server;

#[utoipa::path(get, path = "/hello/{name}")]
// <- route: nothing
#[get("/hello/{name}")]
// <- route: GET /api/hello/{name} -> hello
async fn hello() {}

#[get("/alone")]
// <- route: GET …/alone -> alone
async fn alone() {}

async fn show() {}

fn main() {
    HttpServer::new(|| {
        App::new()
            .service(web::scope("/api").service(hello).configure(carts::configure))
            .service(web::resource("/one").route(web::get().to(show)).route(web::put().to(show)))
            //                             ^ route: PUT /one -> show
            .route("/plain", web::post().to(show))
            // <- route: POST /plain -> show
    });
}

async fn run() {
    let server = HttpServer::new(|| {
        App::new()
            .wrap(logger())
            .service(web::resource("/a").route(web::get().to(show)))
            //                           ^ route: GET /a -> show
            .service(web::resource("/b").to(show))
            //                           ^ route: ANY /b -> show
    }).run();
}

// --- path: src/carts.rs ---
use actix_web::web;
async fn list() {}
pub fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(web::resource("/carts").to(list));
    //                                  ^ route: ANY /api/carts -> list
}

// --- path: src/rockets.rs ---
use rocket::{get, post, routes};

#[get("/world")]
// <- route: GET /hello/world -> world
fn world() {}

#[post("/<id>", data = "<form>")]
// <- route: POST /hello/<id> -> send
fn send() {}

fn launch() {
    rocket::build().mount("/hello", routes![world, send]);
}

// --- path: src/all.rs ---
use actix_web::{guard, web::*};
async fn show() {}
pub fn config(cfg: &mut ServiceConfig) {
    cfg.service(
        scope("/v4")
            .wrap(limit())
            .service(scope("/site").route("", get().to(show)).route("/icon", put().to(show)))
            //                      ^ route: PUT /v4/site/icon -> show
            .route("/modlog", post().to(show)),
            // <- route: POST /v4/modlog -> show
    );
}

// --- path: src/server.rs ---
use actix_web::{web, HttpResponse};
mod signing;
async fn settings() {}
fn configure(cfg: &mut web::ServiceConfig, limit: u8) {
    cfg.app_data(web::Data::new(limit))
        .route("/health", web::get().to(async || HttpResponse::Ok().finish()))
        // <- route: GET /health -> lines 84-84
        .route("/settings", web::get().to(settings))
        // <- route: GET /settings -> settings
        .service(web::scope("/auth").configure(|cfg| signing::configure(cfg, limit)));
}

// --- path: src/server/signing.rs ---
use actix_web::web;
async fn login() {}
pub fn configure(cfg: &mut web::ServiceConfig, limit: u8) {
    cfg.service(web::resource("/login").route(web::post().to(login)));
    //                                  ^ route: POST /auth/login -> login
}

// --- path: src/configured.rs ---
use actix_web::{web, App};
async fn healthcheck() {}
fn app(paths: &Paths) {
    App::new().route(&paths.health, web::get().to(healthcheck));
    //         ^ route: GET … -> healthcheck
}
