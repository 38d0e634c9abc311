use std::collections::HashMap;

struct Gateway;

impl Gateway {
    fn post(&self, path: &str, body: Option<u8>) {}
    fn execute(&self, method: Method, path: &str) {}
}

fn orders(gateway: &Gateway, seen: HashMap<String, String>) {
    gateway.post("/v1/orders", None);
    //      ^ request: POST /v1/orders
    gateway.execute(Method::DELETE, "/v1/orders");
    //      ^ request: DELETE /v1/orders
    seen.get("/v1/orders");
    //   ^ request: nothing
}
