// --- path: Web/Program.cs ---
builder.Services.AddControllersWithViews();
app.MapControllers();
// --- path: Web/FallbackController.cs ---
using Microsoft.AspNetCore.Mvc;

namespace Web;

public class FallbackController : Controller
{
    public IActionResult Index() => View();
    // <- route: nothing
}
