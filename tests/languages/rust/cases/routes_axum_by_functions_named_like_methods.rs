// A function of the program may have the name of a method that mounts.
// --- path: src/main.rs ---
use axum::Router;
mod v1;
fn app(state: AppState) -> Router {
    Router::new().nest("/api", Router::new().nest("/v1", v1::mount(state.clone())))
}
// --- path: src/v1.rs ---
use axum::{Router, routing::{get, post}};
use crate::AppState;
pub(crate) fn mount(state: AppState) -> Router<AppState> {
    let mut router = Router::new()
        .merge(books(state.clone()))
        .route("/ping", get(ping));
        // <- route: GET /api/v1/ping -> ping
    if state.upload {
        router = router.merge(uploads(state.clone()));
    }
    router
}
async fn ping() {}
async fn all() {}
fn books(state: AppState) -> Router<AppState> {
    Router::new().route("/books", get(all))
    //            ^ route: GET /api/v1/books -> all
}
fn uploads(state: AppState) -> Router<AppState> {
    Router::new().route("/uploads", post(all))
    //            ^ route: POST /api/v1/uploads -> all
}
