// The classes of common libraries pass the types of the program on.
// --- path: shop/Item.java ---
package shop;

public class Item {
    String id() { return ""; }
    Item other() { return this; }
}
// --- path: shop/Shop.java ---
package shop;

import static org.mockito.Mockito.verify;

import io.netty.buffer.ByteBuf;
import org.mockito.Mockito;
import org.springframework.data.domain.Page;
import org.springframework.http.ResponseEntity;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import com.google.gson.Gson;

class Shop {
    void streams(Mono<Item> item, Flux<Item> items) {
        item.flatMap(found -> Mono.just(found.other())).map(Item::other).subscribe(last -> last.id());
        //                                    ^ calls: shop/Item.java:Item.other (member)
        //                                                                                      ^ calls: shop/Item.java:Item.id (member)
        items.filter(one -> one.id() != null).collectList().map(list -> list.get(0).other());
        //                      ^ calls: shop/Item.java:Item.id (member)
        //                                                                          ^ calls: shop/Item.java:Item.other (member)
    }

    void pages(Page<Item> page) {
        page.map(item -> item.other()).getContent().get(0).id();
        //                    ^ calls: shop/Item.java:Item.other (member)
        //                                                 ^ calls: shop/Item.java:Item.id (member)
    }

    void clients(RestTemplate rest, WebClient client, Gson gson) {
        ResponseEntity<Item> found = rest.getForEntity("/items", Item.class);
        found.getBody().id();
        //              ^ calls: shop/Item.java:Item.id (member)
        client.get().uri("/items").retrieve().bodyToMono(Item.class).map(item -> item.id());
        //                                                                            ^ calls: shop/Item.java:Item.id (member)
        gson.fromJson("{}", Item.class).id();
        //                              ^ calls: shop/Item.java:Item.id (member)
    }

    void doubles() {
        Item item = Mockito.mock(Item.class);
        verify(item).id();
        //           ^ calls: shop/Item.java:Item.id (member)
        Mockito.doReturn("").when(item).id();
        //                              ^ calls: shop/Item.java:Item.id (member)
    }

    void bytes(ByteBuf buffer) {
        put(buffer.readUnsignedInt());
        // <- calls: Shop.put~2 (lexical)
        put(buffer.readSlice(2).readInt());
        // <- calls: Shop.put (lexical)
    }

    void put(Integer value) { }

    void put(Long value) { }
}
