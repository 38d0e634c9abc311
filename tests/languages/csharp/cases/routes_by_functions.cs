// --- path: Web/Program.cs ---
using Web.Apis;

var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.MapGet("/health", () => "ok");
// <- route: GET /health -> lines 6-6
var api = app.MapGroup("/api").RequireAuthorization();
api.MapOrders();
app.MapGroup("v2").MapItems().WithTags("items");
app.MapMethods("any", new[] { "GET", "HEAD" }, Orders.List);
// <- route: GET|HEAD /any -> Web/Apis/Orders.cs:Orders.List
app.MapGet("/none", Web.Apis);
app.Run();
// --- path: Web/Apis/Orders.cs ---
namespace Web.Apis;

public static class Orders
{
    public static IEndpointRouteBuilder MapOrders(this IEndpointRouteBuilder app)
    {
        var orders = app.MapGroup("orders");
        orders.MapGet("/", List);
        // <- route: GET /api/orders/ -> Orders.List
        orders.MapPut("/{id:int}", Change).WithName("change");
        // <- route: PUT /api/orders/{id:int} -> Orders.Change
        orders.MapPost("", async (Order order) => order);
        // <- route: POST /api/orders -> lines 27-27
        return app;
    }

    public static string List() => "";
    public static string Change(int id) => "";
}

public static class Items
{
    public static RouteGroupBuilder MapItems(this RouteGroupBuilder group)
    {
        group.MapDelete($"{Base}/{{id}}", (int id) => id);
        // <- route: DELETE /v2/items/{id} -> lines 40-40
        return group;
    }

    private const string Base = "items";
}
