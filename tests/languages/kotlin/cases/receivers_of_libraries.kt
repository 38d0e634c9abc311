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
// --- path: spans.kt ---
package shop.spans

import io.opentelemetry.api.trace.Tracer

fun Tracer.begun(name: String) {}
fun note(name: String) {}
// --- path: orders.kt ---
package shop

import io.opentelemetry.api.GlobalOpenTelemetry
import shop.spans.begun
import shop.spans.note

class Orders {
    private val tracer = GlobalOpenTelemetry.getTracer("orders")

    fun find() {
        tracer.begun("find")
        //     ^ calls: spans.kt:begun (imported)
        tracer.note("find")
        //     ^ unresolved: unknown-receiver
    }
}
