// --- path: Web/BaseController.cs ---
namespace Web;

[ApiController]
[Route("api/[controller]")]
public abstract class BaseController : ControllerBase { }
// --- path: Web/CartsController.cs ---
using Microsoft.AspNetCore.Mvc;

namespace Web;

public class CartsController : BaseController
{
    [HttpGet("{id:int}")]
    // <- route: GET /api/Carts/{id:int} -> CartsController.Show
    public Cart Show(int id) => null;

    [HttpPost, Authorize]
    // <- route: POST /api/Carts -> CartsController.Add
    public Cart Add([FromBody] Cart cart) => cart;
    //          ^ roles: route

    [HttpPut]
    [Route("{id}/[action]")]
    // <- route: PUT /api/Carts/{id}/Close -> CartsController.CloseAsync
    public async Task<Cart> CloseAsync(int id) => null;

    [HttpGet("/health"), HttpGet("~/healthy")]
    // <- route: GET /health -> CartsController.Health
    // <- route: GET /healthy -> CartsController.Health
    public string Health() => "";
}
// --- path: Web/ItemsController.cs ---
using Microsoft.AspNetCore.Mvc;

namespace Web;

[Area("Shop")]
[Route("[area]/items/[action]")]
public class ItemsController : ControllerBase
{
    private const string Named = "{name}";

    [HttpGet(Name = "all")]
    // <- route: GET /Shop/items/All -> ItemsController.All
    public string All() => "";

    [HttpGet($"{nameof(Web.ItemsController)}/last")]
    // <- route: GET /Shop/items/Last/ItemsController/last -> ItemsController.Last
    public string Last() => "";

    [HttpGet(Named)]
    // <- route: GET /Shop/items/One/{name} -> ItemsController.One
    public string One(string name) => name;

    public string Inner() => "";
    //            ^ roles: nothing
}
