// --- path: routes.kt ---
@file:Suppress("Unused")

package shop.routes

import io.ktor.server.routing.Route

fun Route.carts(limit: Int) {}
// --- path: main.kt ---
package shop

import io.ktor.server.application.Application
import io.ktor.server.routing.routing
import shop.routes.carts

fun Application.module() {
    routing {
        carts(10)
        // <- calls: routes.kt:carts (imported)
    }
}
