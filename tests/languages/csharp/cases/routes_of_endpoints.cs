// Routes of FastEndpoints: a class runs its method for the paths that it states.
// --- path: Web/Users/Create.cs ---
using FastEndpoints;
namespace Web.Users;

public class CreateUserRequest
{
    public const string Route = "/users";
}

public class Create(IUsers users) : Endpoint<CreateUserRequest, UserResponse>
{
    public override void Configure()
    {
        Post(CreateUserRequest.Route);
        // <- route: POST /users -> Create.HandleAsync
        AllowAnonymous();
    }

    public override async Task HandleAsync(CreateUserRequest request, CancellationToken ct) => await users.Add();
}

public abstract class Reading : EndpointWithoutRequest<UserResponse>
{
    public override async Task HandleAsync(CancellationToken ct) => await Task.CompletedTask;
}

public class One : Reading
{
    public override void Configure()
    {
        Verbs(Http.GET);
        Routes("users/{id}", "people/{id}");
        // <- route: ANY /users/{id} -> Reading.HandleAsync
        // <- route: ANY /people/{id} -> Reading.HandleAsync
    }
}

public class Cache
{
    public void Configure()
    {
        Get("/none");
    }

    private string Get(string key) => key;
}
// --- path: Tests/Users.cs ---
using System.Net.Http;
namespace Tests;

public class Users(HttpClient client)
{
    public async Task CanRead()
    {
        await client.GetAndDeserializeAsync<UserResponse>("/users/1");
        // <- request: GET /users/1
    }
}
