// --- path: src/lib.rs ---
async fn carts() {
    let first = test::TestRequest::post().uri("/api/carts").to_request();
    // ^ request: POST /api/carts
    let second = Request::builder().method("DELETE").uri("/api/carts/3").body(Body::empty());
    // ^ request: DELETE /api/carts/3
}
