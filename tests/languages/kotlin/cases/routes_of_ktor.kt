package shop

import io.ktor.server.routing.*

fun Application.module() {
    routing {
        route("/api") {
            orderRoutes(1)
            get("/health") { check() }
            //^ route: GET /api/health -> lines 9-9
        }
        get { check() }
        //^ route: GET / -> lines 12-12
    }
}

fun check() { }

// --- path: shop/orders.kt ---
package shop

import io.ktor.client.HttpClient
import io.ktor.client.request.get
import io.ktor.server.auth.authenticate
import io.ktor.server.routing.Route
import io.ktor.server.routing.delete
import io.ktor.server.routing.post
import io.ktor.server.routing.route

fun Route.orderRoutes(size: Int) {
    authenticate("admin") {
        post("/orders") { check() }
        //^ route: POST /api/orders -> lines 32-32
        route("/orders/{id}") {
            delete { check() }
            //^ route: DELETE /api/orders/{id} -> lines 35-35
        }
    }
}

suspend fun ask(client: HttpClient) {
    client.get("/api/health")
    //     ^ request: GET /api/health
}

// --- path: shop/carts.kt ---
package shop

import io.ktor.server.routing.Route
import io.ktor.server.routing.get

const val CART = "/cart"

fun Route.cartRoutes() {
    val log = Log()
    get("$CART/{id}/lines") {
    //^ route: GET /cart/{id}/lines -> lines 56-59
        val found = check() ?: return@get
    }
}
