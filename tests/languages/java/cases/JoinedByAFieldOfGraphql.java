// --- path: src/main/java/shop/CartController.java ---
package shop;

import org.springframework.graphql.data.method.annotation.MutationMapping;
import org.springframework.graphql.data.method.annotation.QueryMapping;

class CartController {
    @QueryMapping
    // ^ joins: receives field cartById -> CartController.cartById
    String cartById(String id) { return id; }

    @MutationMapping("addLine")
    // ^ joins: receives field addLine -> CartController.add
    String add(String id) { return id; }

    @DgsQuery(field = "owner")
    // ^ joins: receives field owner -> CartController.ownerOf
    String ownerOf() { return ""; }
}
// --- path: src/test/java/shop/CartTest.java ---
package shop;

class CartTest {
    void finds(Tester tester) {
        tester.document("query { cartById(id: 1) { id } }");
        // ^ joins: sends field cartById
    }
}
