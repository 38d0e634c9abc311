// --- path: src/main.rs ---
mod keys;

#[listing::api(
// <- route: GET /health -> health
    // The health of the server, and all below it.
    routes(
        "/health" => get(health),
        "/keys" => sub(keys::KeysApi),
    ),
    tag = "root",
)]
pub struct Api;

fn health() {}

#[error("=> get(health)")]
// <- route: nothing
struct Failure;

// --- path: src/keys.rs ---
#[listing::api(routes("" => [get(list), post(create)], "/{key}" => delete(remove)), tag = "keys")]
// <- route: GET /keys -> list
// <- route: POST /keys -> create
// <- route: DELETE /keys/{key} -> remove
pub struct KeysApi;

fn list() {}
fn create() {}
fn remove() {}
