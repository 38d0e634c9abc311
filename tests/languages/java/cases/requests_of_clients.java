// --- path: src/main/java/fights/HeroClient.java ---
package fights;

import jakarta.ws.rs.*;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

@Path("/api/heroes")
@RegisterRestClient(configKey = "hero-client")
interface HeroClient {
    @GET
    @Path("/random")
    // <- request: GET /api/heroes/random
    // <- route: nothing
    Hero random();
    //   ^ roles: nothing

    @POST
    // <- request: POST /api/heroes
    Hero add(Hero hero);
}

class Hero { }
// --- path: src/main/java/fights/HeroResource.java ---
package fights;

import jakarta.ws.rs.*;

@Path("/api/heroes")
class HeroResource {
    private HeroClient client;

    @GET
    @Path("/random")
    // <- route: GET /api/heroes/random -> HeroResource.random
    // <- request: nothing
    Hero random() {
        return client.random();
        //            ^ calls: src/main/java/fights/HeroClient.java:HeroClient.random (member)
    }
}
// --- path: src/main/java/fights/VillainClient.java ---
package fights;

import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.web.bind.annotation.*;

@FeignClient(name = "villains", path = "/api")
interface VillainClient {
    @GetMapping("/villains/{id}")
    // <- request: GET /api/villains/{id}
    Hero find(@PathVariable long id);
}
// --- path: src/main/java/fights/LocationClient.java ---
package fights;

import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.service.annotation.*;

@HttpExchange(url = "/api/locations")
interface LocationClient {
    @GetExchange("/{id}")
    // <- request: GET /api/locations/{id}
    Hero find(long id);

    @PostExchange
    // <- request: POST /api/locations
    Hero add(Hero hero);
}

interface PlainClient {
    @DeleteExchange("/plain/{id}")
    // <- request: DELETE /plain/{id}
    void remove(long id);

    @HttpExchange(method = "GET", value = "/plain")
    // <- request: GET /plain
    void all();
}
// --- path: src/main/java/fights/ItemClient.java ---
package fights;

import io.micronaut.http.annotation.*;
import io.micronaut.http.client.annotation.Client;

@Client(id = "items", path = "/items")
interface ItemClient {
    @Get("/{id}")
    // <- request: GET /items/{id}
    Hero show(long id);
}

@Controller("/items")
class ItemController {
    @Get("/{id}")
    // <- route: GET /items/{id} -> ItemController.show
    Hero show(long id) { return null; }
}
