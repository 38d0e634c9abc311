// Routes of a middleware that compares the path of a request by itself.
// --- path: Shop/Program.cs ---
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;

namespace Shop;

public class Shop
{
    public async Task Handle(HttpContext context)
    {
        if (context.Request.Method == "GET" && context.Request.Path == "/orders")
        // <- route: GET /orders -> Shop.Orders
        {
            await Orders(context);
        }
        else if (context.Request.Path.Value == "/health")
        // <- route: ANY /health -> Shop.Health
        {
            await Health(context.Response);
        }
    }

    private Task Orders(HttpContext context) => null;
    private Task Health(HttpResponse response) => null;
}
