// --- path: shop/Routes.java ---
package shop;

import static org.springframework.web.reactive.function.server.RequestPredicates.path;
import static org.springframework.web.reactive.function.server.RequestPredicates.contentType;
import static org.springframework.web.reactive.function.server.RouterFunctions.route;

import org.springdoc.webflux.core.fn.SpringdocRouteBuilder;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;

class Routes {
    RouterFunction<ServerResponse> top() {
        return route()
            .GET("/carts", this::list)
            // ^ route: GET /carts -> Routes.list
            .path("/items", b -> b
                .POST("/{id}", this::add))
            //   ^ route: POST /items/{id} -> Routes.add
            .nest(path("/api"), b -> b.DELETE("/gone", this::gone))
            //                         ^ route: DELETE /api/gone -> Routes.gone
            .build();
    }

    RouterFunction<ServerResponse> nested() {
        return RouterFunctions.nest(path("/apis/shop"), SpringdocRouteBuilder.route()
            .PUT("users/{name}", contentType("json"), this::put, builder -> builder.operationId("Put"))
            // ^ route: PUT …/users/{name} -> Routes.put
            .build());
    }

    RouterFunction<ServerResponse> endpoint() {
        return SpringdocRouteBuilder.route()
            .GET("plugins/install", this::install, builder -> builder.operationId("Install"))
            // ^ route: GET …/plugins/install -> Routes.install
            .build();
    }

    ServerResponse list(ServerRequest r) { return null; }
    ServerResponse add(ServerRequest r) { return null; }
    ServerResponse gone(ServerRequest r) { return null; }
    ServerResponse put(ServerRequest r) { return null; }
    ServerResponse install(ServerRequest r) { return null; }
}
