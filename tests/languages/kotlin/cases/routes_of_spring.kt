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

class Order
