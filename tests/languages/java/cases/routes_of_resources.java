// --- path: src/main/java/shop/CartResource.java ---
package shop;

import jakarta.ws.rs.*;

@Path("/carts")
public class CartResource {
    @GET
    @Path("{id}")
    // <- route: GET /carts/{id} -> CartResource.show
    public String show(@PathParam("id") String id) { return id; }

    @GET
    // <- route: GET /carts -> CartResource.all
    public String all() { return ""; }

    @Produces("text/plain")
    @DELETE
    // <- route: DELETE /carts -> CartResource.clear
    public void clear() { }
}
// --- path: src/main/java/shop/ItemResource.java ---
package shop;

import jakarta.ws.rs.*;

/** A sub-resource, which has the path of the method that returns it. */
public class ItemResource {
    @GET
    // <- route: nothing
    public String item() { return ""; }
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
