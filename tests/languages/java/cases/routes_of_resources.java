// --- path: src/main/java/shop/CartResource.java ---
package shop;

import jakarta.ws.rs.*;

@Path("/carts")
public class CartResource {
    @GET
    @Path("{id}")
    // <- route: GET /carts/{id} -> CartResource.show
    public String show(@PathParam("id") String id) { return id; }
}
// --- path: src/main/java/shop/ItemController.java ---
package shop;

import io.micronaut.http.annotation.*;

@Controller("/items")
class ItemController {
    @Get("/{id}")
    // <- route: GET /items/{id} -> ItemController.show
    String show(int id) { return ""; }

    @Post
    // <- route: POST /items -> ItemController.add
    String add() { return ""; }
}
