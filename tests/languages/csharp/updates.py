"""Edits of files in namespaces."""

from __future__ import annotations

from tests.indexing.support import Steps

CARTS = """using Shop.Tax;
namespace Shop;
public partial class Cart : Base { public int Total(Rate rate) { Add(1); return rate.Of(1).Doubled(); } }
"""
BASE = 'namespace Shop;\n[Route("api/[controller]")]\npublic abstract class Base { protected void Add(object a) { } }\n'
SHOP = {
    "Shop.csproj": "<Project><PropertyGroup><AssemblyName>Shop</AssemblyName></PropertyGroup></Project>",
    "src/Cart.cs": CARTS,
    "src/Base.cs": BASE,
    "src/Tax/Rate.cs": "namespace Shop.Tax;\npublic class Rate { public int Of(long a) => 1; }\n",
    "src/Numbers.cs": "namespace Shop.Tax;\nstatic class Numbers { public static int Doubled(this int a) => a; }\n",
    "src/HomeController.cs": "namespace Shop;\npublic class HomeController : Controller { public int Index() => 1; }\n",
    "src/CartsController.cs": "namespace Shop;\n"
    'public class CartsController : Base { [HttpGet("{id}")] public int Show(Cart cart) => cart.Total(null); }\n',
}
STEPS: Steps = (
    # An overload comes in a superclass, in a body that calls nothing.
    {"src/Base.cs": BASE.replace("{ }", "{ } protected void Add(int a) { }", 1)},
    # Lines move, and a type changes.
    {
        "src/Tax/Rate.cs": "namespace Shop.Tax;\n\n\npublic class Rate {\n"
        "    public int Of(long a) => 1;\n    public string Of(int a) => null;\n}\n"
    },
    # The namespace of a file declares a type that a directive had brought in.
    {"src/Rate.cs": "namespace Shop;\nclass Rate { public int Of(int a) => 2; }\n"},
    {"src/Rate.cs": None},
    # Another part of a class comes, and has the method that was inherited.
    {"src/More.cs": "namespace Shop;\npublic partial class Cart { void Add(int a) { } }\n"},
    {"src/More.cs": None},
    # An extension method is hidden by a method that comes, and is gone.
    {"src/Numbers.cs": "namespace Shop.Other;\nstatic class Numbers { public static int Doubled(this int a) => a; }\n"},
    {"src/Usings.cs": "global using Shop.Other;\n"},
    # A base class states another path for its controllers.
    {"src/Base.cs": BASE.replace("api/", "v2/")},
    {"src/Base.cs": BASE.replace("[Route", "// [Route")},
    # A section of the settings goes to a class, and has another name.
    {"src/Start.cs": "services.Configure<Shop.Options>(configuration.GetSection(Shop.Options.Section));\n"},
    {"src/Options.cs": 'namespace Shop;\npublic class Options { public const string Section = "Shop"; int A; }\n'},
    {"src/Options.cs": 'namespace Shop;\npublic class Options { public const string Section = "Till"; int A; }\n'},
    # Routes by names are mapped, and no longer.
    {"src/Program.cs": "app.MapDefaultControllerRoute();\n"},
    {"src/Program.cs": "app.MapControllers();\n"},
    {"src/Cart.cs": None},
    {"src/Cart.cs": CARTS.replace("partial", "sealed partial")},
)
