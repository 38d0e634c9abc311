// --- path: Shop/Graph.cs ---
using HotChocolate;
namespace Shop;
public class Query {
    public string GetCart(int id) => "";
    // ^ joins: receives field Cart -> Query.GetCart
    public async Task<string> OwnerAsync(int id) => "";
    // ^ joins: receives field Owner -> Query.OwnerAsync
}
public class Cart {
    public string GetLines() => "";
    // ^ joins: nothing
}
// --- path: Tests/CartTests.cs ---
namespace Shop.Tests;
public class CartTests {
    public void Finds(Client client) {
        client.Send("query { cart(id: 1) { id } }");
        // ^ joins: sends field cart
    }
}
