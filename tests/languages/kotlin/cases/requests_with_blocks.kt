// A request with a block is no route, although it has a path and a function.
// --- path: Client.kt ---
package shop

import io.ktor.client.HttpClient
import io.ktor.client.request.get

suspend fun load(server: HttpClient) {
    server.get("/items") { println() }
    // <- request: GET /items
}
