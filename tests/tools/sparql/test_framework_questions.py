"""Questions about programs in Laravel, ASP.NET and Spring: guards, columns, tasks, listeners."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.indexing.support import index, write
from tests.tools.support import ask as asked

LARAVEL = {
    "routes/api.php": """<?php
use App\\Http\\Controllers\\OrderController;
Route::get('ping', [OrderController::class, 'ping']);
Route::middleware(['auth:web', 'customer-portal'])->group(function () {
    Route::get('orders', [OrderController::class, 'index']);
    Route::post('orders', [OrderController::class, 'store'])->withoutMiddleware('auth:web');
});
Route::get('me', [OrderController::class, 'me'])->middleware('auth:web');
""",
    "routes/console.php": """<?php
use Illuminate\\Support\\Facades\\Schedule;
Schedule::command('orders:sweep')->daily();
""",
    "app/Http/Controllers/OrderController.php": """<?php
namespace App\\Http\\Controllers;
class OrderController {
    public function ping() {}
    // Sweep.NET
    public function index() { Artisan::call('migrate'); }
    public function store() {}
    public function me() {}
}
""",
    "app/Http/Middleware/CustomerPortalMiddleware.php": """<?php
namespace App\\Http\\Middleware;
class CustomerPortalMiddleware { public function handle($request, $next) {} }
""",
    "app/Console/Commands/Sweep.php": """<?php
namespace App\\Console\\Commands;
class Sweep extends Command {
    protected $signature = 'orders:sweep';
    public function handle() {}
}
""",
    "app/Listeners/OrderListener.php": "<?php\nnamespace App\\Listeners;\nclass OrderListener {}\n",
    "database/migrations/2024_01_01_000000_create_orders.php": """<?php
return new class extends Migration {
    public function up(): void {
        Schema::create('orders', function (Blueprint $table) {
            $table->id();
            $table->string('number', 20)->nullable();
            $table->foreignId('customer_id');
            $table->timestamps();
        });
        Schema::create('customers', function (Blueprint $table) { $table->id(); });
    }
    public function down(): void {
        Schema::table('orders', function (Blueprint $table) { $table->string('old'); });
    }
};
""",
    "composer.json": '{"name": "acme/shop", "require": {"laravel/framework": "^11.0"}}',
}
DOTNET = {
    "Controllers/CartController.cs": """
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
[Authorize]
[Route("cart")]
public class CartController : ControllerBase {
    [HttpGet]
    public int Get() => 1;
    [AllowAnonymous]
    [HttpPost]
    public int Add() => 1;
}
[Route("status")]
public class StatusController : ControllerBase {
    [HttpGet]
    public int Get() => 1;
}
""",
    "Data/ShopContext.cs": """
public class ShopContext : DbContext { public DbSet<Cart> Carts { get; set; } public DbSet<Line> Lines { get; set; } }
public class Cart {
    public int Id { get; set; }
    public string Name { get; set; }
    public List<Line> Lines { get; set; }
    [NotMapped] public bool IsOpen { get; set; }
}
public class Line { public int Id { get; set; } }
""",
    "Data/Made.cs": 'class Made { string Up() => "CREATE TABLE Carts (Id INTEGER, Name TEXT)"; }\n',
    "Sweeper.cs": "using Microsoft.Extensions.Hosting;\npublic class Sweeper : BackgroundService { }\n",
    "ui/Carts.jsx": "export function Carts() { return null; }\n",
}
SPRING = {
    "src/main/kotlin/shop/Book.kt": """
package shop
import javax.persistence.Entity
import javax.persistence.ManyToOne
import javax.persistence.OneToMany
open class Dated { }
@Entity
class Book(var title: String, @ManyToOne var author: Author) {
  @OneToMany(mappedBy = "book") var pages: Set<Page> = setOf()
}
""",
    "src/main/kotlin/shop/Books.kt": """
package shop
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.security.access.prepost.PreAuthorize
import org.springframework.security.config.annotation.web.builders.HttpSecurity
@RestController
class Books {
  @PreAuthorize("hasRole('ADMIN')") @GetMapping("/books") fun list() = 1
  @GetMapping("/free") fun free() = 1
  @Scheduled(cron = "0 0 * * * *") fun sweep() {}
  @EventListener fun opened(event: Opened) {}
}
@ControllerAdvice
class Advice {
  @ExceptionHandler(NoSuchElementException::class) fun missing() = 1
}
""",
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[Workspace, Path]]]:
    folder = tmp_path_factory.mktemp("frameworks")
    workspace = Workspace.open(load_settings({"store_path": folder / "store", "cache_path": folder / "cache.db"}))
    found = {}
    for name, files in (("laravel", LARAVEL), ("dotnet", DOTNET), ("spring", SPRING)):
        found[name] = (workspace, write(folder / name, files))
        index(*found[name])
    yield found
    workspace.close()


@pytest.mark.parametrize(
    ("name", "question", "first", "rows"),
    [
        ("laravel", "Which routes need no authentication?", "2 routes:", {"GET /api/ping", "POST /api/orders"}),
        ("laravel", "Which routes require a login?", "2 routes:", {"GET /api/orders", "GET /api/me"}),
        ("laravel", "Which routes require the customer-portal middleware?", "2 routes:", {"POST /api/orders"}),
        ("laravel", "Which columns does the orders table have?", "5 columns:", {"orders.number", "orders.updated_at"}),
        ("laravel", "Which artisan commands exist?", "at least 1 command of command lines", {"orders:sweep"}),
        ("laravel", "What runs on a schedule?", "at least 1 scheduled task · ", {"orders:sweep"}),
        ("laravel", "Which tables have a foreign key to customers?", "1 table:", {"orders"}),
        ("laravel", "Which tables do not have a foreign key to customers?", "1 table:", {"customers"}),
        ("laravel", "Which version of Sweep.NET does it use?", "no query of the library", set()),
        ("laravel", "Which settings can be configured under orders.mail?", "no query of the library", set()),
        ("laravel", "Which event listeners are there?", "1 listener:", {"class OrderListener"}),
        ("dotnet", "Which endpoints allow anonymous access?", "2 routes:", {"POST /cart", "GET /status"}),
        ("dotnet", "Which endpoints require authorization?", "1 endpoint:", {"GET /cart"}),
        ("dotnet", "What columns does the Cart entity have?", "2 columns:", {"Cart.Id", "Cart.Name"}),
        ("dotnet", "How many entities are there?", "2 entities in all:", set()),
        ("dotnet", "Which background services run?", "1 scheduled task:", {"class Sweeper"}),
        ("spring", "Which JPA entities are there?", "1 entity:", {"class Book"}),
        ("spring", "What columns does the Book entity have?", "2 columns:", {"Book.title", "Book.author"}),
        ("spring", "What scheduled jobs run in the background?", "at least 1 scheduled task · ", {"Books.sweep"}),
        ("spring", "Which event listeners exist?", "at least 1 event dispatched or listened for", {"Opened → opened"}),
        ("spring", "Which endpoints need no login?", "no query of the library", set()),
    ],
)
def test_what_a_framework_declares_is_listed(
    program: dict[str, tuple[Workspace, Path]], name: str, question: str, first: str, rows: set[str]
) -> None:
    found = asked(*program[name], ask, question)
    assert found.startswith(first)
    assert [row for row in rows if row not in found] == []


def test_foreign_keys_by_names_are_told_as_such(program: dict[str, tuple[Workspace, Path]]) -> None:
    first = asked(*program["laravel"], ask, "Which tables have a foreign key to customers?").partition("\n")[0]
    assert (
        "(by the names of columns, as in user_id; references that code states, by any other name, are not read)"
        in first
    )
