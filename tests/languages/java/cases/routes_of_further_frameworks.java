// Routes of Javalin, Spark, Vert.x, Jooby and Armeria.
// --- path: shop/WithJavalin.java ---
package shop;

import static io.javalin.apibuilder.ApiBuilder.*;

import io.javalin.Javalin;
import io.javalin.http.Context;

class WithJavalin {
    static void one(Context context) {}

    static void main(String[] args) {
        Javalin app = Javalin.create().start(7000);
        app.get("/health", WithJavalin::one);
        // <- route: GET /health -> WithJavalin.one
        app.routes(() -> {
            path("users", () -> {
                get(WithJavalin::one);
                // <- route: GET /users -> WithJavalin.one
                post("/{id}", WithJavalin::one);
                // <- route: POST /users/{id} -> WithJavalin.one
            });
        });
    }
}
// --- path: shop/WithSpark.java ---
package shop;

import static spark.Spark.*;

class WithSpark {
    static Object one(Object request, Object response) { return ""; }

    static void main(String[] args) {
        get("/hello", WithSpark::one);
        // <- route: GET /hello -> WithSpark.one
        path("/api", () -> {
            post("/items", WithSpark::one);
            // <- route: POST /api/items -> WithSpark.one
        });
    }
}
// --- path: shop/WithVertx.java ---
package shop;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;

class WithVertx {
    void one(Object context) {}

    void start(Vertx vertx) {
        Router router = Router.router(vertx);
        router.get("/items").handler(this::one);
        // <- route: GET /items -> WithVertx.one
    }
}
// --- path: shop/WithUnknown.java ---
package shop;

import org.example.web.Server;

class WithUnknown {
    static Object one(Object request) { return ""; }

    static void main(Server server, java.util.Map<String, Object> map) {
        server.get("/items", WithUnknown::one);
        // <- route: GET …/items -> WithUnknown.one
        map.put("/items", one(null));
    }
}
// --- path: shop/Greeting.java ---
package shop;

import com.linecorp.armeria.server.annotation.Get;

class Greeting {
    @Get("/hello")
    // <- route: GET /hello -> Greeting.hello
    String hello() { return ""; }
}
// --- path: shop/Items.java ---
package shop;

import io.jooby.annotation.GET;
import io.jooby.annotation.Path;

@Path("/items")
class Items {
    @GET @Path("/all")
    //   ^ route: GET /items/all -> Items.all
    String all() { return ""; }
}
