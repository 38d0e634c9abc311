// Parameters that take what a framework gives them apart.
use axum::{extract::State, Extension, Json, Router, routing::get};
use std::sync::Arc;
pub struct Ctx { pub config: Arc<Config> }
pub struct Config { pub size: u8 }
impl Config { pub fn big(&self) -> bool { true } }
impl Ctx { pub fn go(&self) {} }
pub type AppState = Arc<Ctx>;
async fn a(State(ctx): State<AppState>) {
    ctx.go();
    //  ^ calls: Ctx.go (member)
    ctx.config.big();
    //         ^ calls: Config.big (member)
}
async fn b(Extension(ctx): Extension<Ctx>, Json(body): Json<Config>) {
    ctx.go();
    //  ^ calls: Ctx.go (member)
    body.big();
    //   ^ calls: Config.big (member)
}
