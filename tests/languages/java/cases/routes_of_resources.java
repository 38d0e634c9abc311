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
// --- path: src/main/java/shop/PageController.java ---
package shop;

import io.micronaut.http.annotation.*;

@Controller
class PageController {
    @Get("pages/{id}")
    // <- route: GET /pages/{id} -> PageController.show
    String show(int id) { return ""; }
}
// --- path: src/main/java/shop/base/BaseResource.java ---
package shop.base;

import jakarta.ws.rs.*;

public abstract class BaseResource<T> {
    @Path("{id}")
    @GET
    // <- route: nothing
    public T one(long id) { return null; }

    @Path("{id}")
    @DELETE
    // <- route: nothing
    public void remove(long id) { }

    @POST
    // <- route: nothing
    public void add(T item) { }

    public void unserved() { }
}
// --- path: src/main/java/shop/base/MiddleResource.java ---
package shop.base;

import jakarta.ws.rs.*;

public abstract class MiddleResource<T> extends BaseResource<T> {
    @GET
    // <- route: nothing
    public T all() { return null; }
}
// --- path: src/main/java/shop/DeskResource.java ---
package shop;

import jakarta.ws.rs.*;
import shop.base.MiddleResource;

@Path("desks")
// <- route: GET /desks/{id} -> src/main/java/shop/base/BaseResource.java:BaseResource.one
// <- route: POST /desks -> src/main/java/shop/base/BaseResource.java:BaseResource.add
// <- route: GET /desks -> src/main/java/shop/base/MiddleResource.java:MiddleResource.all
public class DeskResource extends MiddleResource<String> {
    @DELETE
    @Path("{id}")
    // <- route: DELETE /desks/{id} -> DeskResource.remove
    @Override
    public void remove(long id) { }
}
