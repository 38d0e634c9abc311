// --- path: Web/Program.cs ---
app.MapDefaultControllerRoute();
// --- path: Web/HomeController.cs ---
using Microsoft.AspNetCore.Mvc;

namespace Web;

public class HomeController : Controller
{
    public IActionResult Index() => View();
    // <- route: ANY /Home/Index -> HomeController.Index
    // <- route: ANY /Home -> HomeController.Index

    public IActionResult Edit(int id) => View();
    // <- route: ANY /Home/Edit/{id} -> HomeController.Edit

    [HttpPost] public async Task<IActionResult> SaveAsync(Cart cart) => View();
    // <- route: POST /Home/Save -> HomeController.SaveAsync

    [HttpGet("about")] public IActionResult About() => View();
    // <- route: GET /about -> HomeController.About

    [NonAction] public void Helped() { }
    protected void Inner() { }
}

[Area("Admin")]
public class UsersController : HomeController
{
    public IActionResult List() => View();
    // <- route: ANY /Admin/Users/List -> UsersController.List
}
// --- path: Web/Carts.cs ---
namespace Web;

[Route("api/[controller]")]
public abstract class ApiBase : ControllerBase { }

public class CartsController : ApiBase
{
    public void Opened() { }
}
