// --- path: src/main/java/shop/CartController.java ---
package shop;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.web.bind.annotation.*;

@RestController
@RequestMapping("/carts")
public class CartController {
    @Autowired
    private CartService service;

    @GetMapping("/{id}")
    // <- route: GET /carts/{id} -> CartController.show
    public Cart show(@PathVariable int id) {
        return service.find(id);
        //             ^ calls: src/main/java/shop/CartService.java:CartService.find (member)
        //             ^ may: src/main/java/shop/PlainCartService.java:PlainCartService.find
    }

    @PostMapping
    // <- route: POST /carts -> CartController.add
    public Cart add() { return null; }
    //          ^ roles: route
}
// --- path: src/main/java/shop/CartService.java ---
package shop;

interface CartService {
    Cart find(int id);
}

class Cart { }
// --- path: src/main/java/shop/PlainCartService.java ---
package shop;

class PlainCartService implements CartService {
    public Cart find(int id) { return null; }
}
// --- path: src/main/java/shop/PetController.java ---
package shop;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;

@Controller
@RequestMapping("/owners/{owner}")
class PetController {
    @GetMapping("/pets/new")
    // <- route: GET /owners/{owner}/pets/new -> PetController.begin
    public String begin() { return ""; }

    @GetMapping({ "/pets", "/animals" })
    // <- route: GET /owners/{owner}/pets -> PetController.list
    // <- route: GET /owners/{owner}/animals -> PetController.list
    public String list() { return ""; }
}
// --- path: shop/web/ShopApi.java ---
package shop.web;

import org.springframework.core.annotation.AliasFor;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping
public @interface ShopApi {
    @AliasFor(attribute = "path", annotation = RequestMapping.class)
    String[] value() default {};
}
// --- path: shop/ItemsController.java ---
package shop;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import shop.web.ShopApi;

@ShopApi("/items")
public class ItemsController {
    @GetMapping("/all")
    // <- route: GET /items/all -> ItemsController.all
    public String all() { return ""; }

    @RequestMapping("/any")
    // <- route: ANY /items/any -> ItemsController.any
    public String any() { return ""; }

    @RequestMapping(value = "/sent", method = RequestMethod.POST)
    // <- route: POST /items/sent -> ItemsController.sent
    public String sent() { return ""; }
}
