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
// --- path: src/main/java/fights/Gateway.java ---
package fights;

import org.springframework.http.HttpMethod;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.reactive.function.client.WebClient;

class Gateway {
    private static final String BASE = "http://heroes-service/";
    private final WebClient client;
    private final RestTemplate template;
    private final java.util.Map<String, Hero> known;

    Gateway(WebClient.Builder builder, RestTemplate template) {
        this.client = builder.build();
        this.template = template;
    }

    Hero find(long id) {
        return client.get().uri("/heroes/{id}", id).retrieve().bodyToMono(Hero.class).block();
        //                  ^ request: GET /heroes/{id}
    }

    void add(Hero hero) {
        client.post()
            .uri(BASE + "heroes")
            // <- request: POST http://heroes-service/heroes
            .bodyValue(hero);
        client.method(HttpMethod.DELETE).uri("/heroes/all");
        //                               ^ request: DELETE /heroes/all
        client.get().uri(builder -> builder.path("/heroes").build());
        //           ^ request: GET …
    }

    void exchange(Hero hero) {
        template.getForObject(BASE + "heroes/{id}", Hero.class, 1);
        //       ^ request: GET http://heroes-service/heroes/{id}
        template.postForEntity("/heroes", hero, Hero.class);
        //       ^ request: POST /heroes
        template.exchange("/heroes/{id}", HttpMethod.PUT, null, Hero.class, 1);
        //       ^ request: PUT /heroes/{id}
        template.delete("/heroes/1");
        //       ^ request: DELETE /heroes/1
        known.get("/heroes/1");
        //    ^ request: nothing
        known.put("/heroes/1", hero);
        //    ^ request: nothing
    }
}
// --- path: src/test/java/fights/GatewayTest.java ---
package fights;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.*;

class GatewayTest {
    void show(MockMvc mvc) throws Exception {
        mvc.perform(get("/heroes/{id}", 1));
        //          ^ request: GET /heroes/{id}
        mvc.perform(post("/heroes").content("{}"));
        //          ^ request: POST /heroes
        given().body("x").when().post("/heroes").then();
        //                       ^ request: POST /heroes
        when().get("/heroes/random");
        //     ^ request: GET /heroes/random
    }
}
