package shop

import org.springframework.beans.factory.annotation.Value
import org.springframework.web.bind.annotation.*

@RestController
@RequestMapping("/api/orders")
class OrderController(@Value("\${shop.tax}") val tax: Int) {
    @GetMapping("/{id}")
    // <- route: GET /api/orders/{id} -> OrderController.find
    fun find(@PathVariable id: Long): Order = Order()
    //  ^ roles: route

    @PostMapping
    // <- route: POST /api/orders -> OrderController.add
    fun add(@RequestBody order: Order) { }

    @RequestMapping(value = ["/all"], method = [RequestMethod.DELETE])
    // <- route: DELETE /api/orders/all -> OrderController.clear
    fun clear() { }
}

@RestController
@RequestMapping(value = ["/kobo/{token}/"], produces = ["application/json"])
class KoboController(val books: Int) {
    @GetMapping("library/sync")
    // <- route: GET /kobo/{token}/library/sync -> KoboController.sync
    fun sync() { }
}

@RestController
@RequestMapping(path = ["/old", "/new"])
class MovedController(val books: Int) {
    @GetMapping("sync")
    // <- route: GET /old/sync and /new/sync -> MovedController.sync
    fun sync() { }
}

class Order
