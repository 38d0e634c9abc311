// --- path: src/main.rs ---
use axum::{middleware, routing::get, Router};
use actix_web::{web, App};

async fn show() {}
async fn require_auth() {}

fn app() -> Router {
    let closed = Router::new()
        .route("/me", get(show))
        // <- guards: require_auth
        .route_layer(middleware::from_fn_with_state(state, require_auth))
        .route("/login", get(show));
        // <- guards: nothing
    Router::new()
        .merge(closed)
        .route("/health", get(show))
        // <- guards: nothing
}

fn actix(cfg: &mut web::ServiceConfig) {
    cfg.service(
        web::scope("/admin")
            .wrap(HttpAuthentication::bearer(validator))
            .route("/x", web::get().to(show)),
            // <- guards: HttpAuthentication.bearer
    );
    cfg.route("/open", web::get().to(show));
    // <- guards: nothing
}
