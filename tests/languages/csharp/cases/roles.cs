// --- path: Shop/Worker.cs ---
namespace Shop;

public class Worker : BackgroundService
{
    protected override Task ExecuteAsync(CancellationToken stopping) => null;
    //                      ^ roles: task

    public void Execute(string command) { }
    //          ^ roles: nothing
}

public class Timing(RequestDelegate next)
{
    public Task InvokeAsync(HttpContext context) => next(context);
    //          ^ roles: task

    public Task Invoke(string name) => null;
    //          ^ roles: nothing
}

public class Checks
{
    [Theory, InlineData(1)]
    public void Adds(int number) { }
    //          ^ roles: test

    [NUnit.Framework.Test]
    public void Removes() { }
    //          ^ roles: test

    public void Helps() { Assert.True(true); }
    //                           ^ external: Assert.True
}

public class Pages : ControllerBase
{
    public void Open() { User.Leave(); }
    //                        ^ unresolved: unknown-receiver
}
// --- path: Shop/Program.cs ---
var client = new HttpClient();
// <- file: main
await client.GetFromJsonAsync<Cart>($"/api/carts/{id}");
// <- request: GET /api/carts/…
await client.SendAsync(new HttpRequestMessage(HttpMethod.Post, "/api/carts"));
// <- request: POST /api/carts
