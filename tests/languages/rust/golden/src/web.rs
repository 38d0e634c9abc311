use axum::{routing::get, Router};

async fn health() {}

pub fn app(client: reqwest::Client) -> Router {
    client.get("https://pay.example/charges");
    Router::new().route("/health", get(health))
}

#[tauri::command]
fn greet() {}
