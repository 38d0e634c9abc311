// --- path: src/main.rs ---
use axum::{routing::{get, post}, Router};
mod users;

async fn home() {}
async fn save() {}

#[utoipa::path(delete, path = "/crates/{name}", params(Name), responses((status = 204, description = "Deleted")))]
// <- route: DELETE /crates/{name} -> remove
async fn remove() {}

#[utoipa::path(get, path = "/only/documented")]
// <- route: nothing
async fn documented() {}

fn described() -> Router {
    utoipa_axum::OpenApiRouter::new().routes(routes!(remove)).split_for_parts().0
        .route("/layered", get(home).layer(nothing()))
        // <- route: GET /layered -> home
}

fn app() -> Router {
    Router::new()
        .route("/", get(home).post(save))
        // <- route: POST / -> save
        .nest("/users", users::routes())
        .merge(Router::new().route("/merged", axum::routing::delete(home)))
        //                   ^ route: DELETE /merged -> home
}

fn main() {
    let inner = Router::new().route("/x", post(|| async { home().await }));
    //                              ^ route: POST /inner/x -> lines 32-32
    let _outer: Router = app().nest("/inner", inner);
}

// --- path: src/users.rs ---
use axum::{routing, Router};
const ONE: &str = "/:id";
pub async fn show() {}
pub fn routes() -> Router {
    let mut router = Router::new();
    router = router.route(ONE, routing::get(show));
    //              ^ route: GET /users/:id -> show
    router
}
// --- path: src/described.rs ---
use aide::axum::{routing::{get_with, post_with}, ApiRouter};

async fn list() {}
async fn add() {}
async fn drop_one() {}

pub fn router() -> ApiRouter<State> {
    let v1 = ApiRouter::new()
        .api_route_with("/carts", post_with(add, add_operation).get_with(list, list_operation), "Carts")
        // <- route: POST /api/v1/carts -> add
        // <- route: GET /api/v1/carts -> list
        .api_route("/carts/{id}", get_with(list, list_operation).delete_with(drop_one, drop_operation));
        // <- route: GET /api/v1/carts/{id} -> list
        // <- route: DELETE /api/v1/carts/{id} -> drop_one
    ApiRouter::new().nest_api_service("/api/v1", v1)
}

pub fn stated() -> ApiRouter<State> {
    ApiRouter::new().merge(inner()).layer(trace())
}

fn inner() -> ApiRouter<State> {
    ApiRouter::new().api_route("/orders", get_with(list, list_operation))
    // <- route: GET /api/v2/orders -> list
}

fn served(state: State) -> ApiRouter {
    ApiRouter::new().nest_api_service("/api/v2", stated().with_state(state))
}
