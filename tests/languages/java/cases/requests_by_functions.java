// --- path: src/main/java/shop/Orders.java ---
package shop;

import java.util.Map;

class Gateway {
    void post(String path, Object body) { }
    void execute(String method, String path) { }
}

class Orders {
    void send(Gateway gateway, Map<String, String> seen, int id) {
        gateway.post("/v1/orders", new Orders());
        //      ^ request: POST /v1/orders
        gateway.execute("DELETE", "/v1/orders/" + id);
        //      ^ request: DELETE /v1/orders/…
        seen.get("/v1/orders");
        //   ^ request: nothing
    }
}
