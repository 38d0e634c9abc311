"""Edits of a program with routes and classes."""

from __future__ import annotations

from tests.indexing.support import Steps

CART = """<?php
namespace Shop;
use Shop\\Tax\\Rate;
class Cart extends Base {
    use Taxed;
    public function total(): int { $this->weight(); return rounded($this->tax(Rate::full())); }
    public function other() { return (new Tax\\Rate())->of(1) + $this->scale(); }
}
"""
RATE = """<?php
namespace Shop\\Tax;
class Rate { public static function full(): self { return new self(); } function of($a) {} }
"""
SHOP = {
    "composer.json": '{"name": "acme/shop"}',
    "src/Cart.php": CART,
    "src/Base.php": "<?php\nnamespace Shop;\nclass Base { function weight() {} }\n",
    "src/Taxed.php": "<?php\nnamespace Shop;\ntrait Taxed { function tax($rate) { return $rate->of(2); } }\n",
    "src/Rate.php": RATE,
    "src/Send.php": "<?php\nnamespace Shop;\nfunction send(\\Psr\\Log\\LoggerInterface $log) { $log->info('sent'); }\n",
    "routes/web.php": "<?php\nRoute::get('/carts', [Shop\\CartController::class, 'index'])->name('carts');\n",
}
FACADE = """<?php
namespace Shop;
class Rates extends \\Illuminate\\Support\\Facades\\Facade {
    protected static function getFacadeAccessor() { return 'rates'; }
}
function shown() { Rates::of(1); Rates::other(); }
"""
PROVIDER = """<?php
namespace Shop;
class Provider {
    function register() { $this->app->singleton('rates', fn () => new Tax\\Rate()); }
}
"""
STEPS: Steps = (
    # A function of the outermost namespace comes, then one of the own namespace in its place.
    {"src/functions.php": "<?php\nfunction rounded($sum) { return $sum; }\n"},
    {"src/near.php": "<?php\nnamespace Shop;\nfunction rounded($sum) { return $sum; }\n"},
    # A class moves to another namespace, and comes back.
    {"src/Rate.php": RATE.replace("Shop\\Tax", "Shop\\Rates")},
    {"src/Rate.php": RATE},
    # A trait gives the method of a superclass, and takes it away.
    {"src/Taxed.php": "<?php\nnamespace Shop;\ntrait Taxed { function tax($rate) {} function weight() {} }\n"},
    {"src/Taxed.php": None},
    # A superclass computes members, or inherits from a class that comes later.
    {"src/Base.php": "<?php\nnamespace Shop;\nclass Base extends Root { function __call($name, $arguments) {} }\n"},
    {"src/Root.php": "<?php\nnamespace Shop;\nclass Root { function scale() {} function weight() {} }\n"},
    # A class of a library's interface comes, below an interface that comes later, and goes.
    {"src/Log.php": "<?php\nnamespace Shop;\nclass Log implements Known { function info($text) {} }\n"},
    {"src/Known.php": "<?php\nnamespace Shop;\ninterface Known extends \\Psr\\Log\\LoggerInterface {}\n"},
    {"src/Log.php": None},
    # The handler of a route comes.
    {"src/CartController.php": "<?php\nnamespace Shop;\nclass CartController { function index() {} }\n"},
    # A route in YAML comes, changes its handler, and goes.
    {"config/routes.yaml": "a:\n  path: /a\n  controller: Shop\\CartController::index\n"},
    {"config/routes.yaml": "a:\n  path: /a\n  controller: Shop\\CartController::none\n"},
    {"config/routes.yaml": None},
    # A facade comes, then the binding of its name, which changes and goes.
    {"src/Rates.php": FACADE},
    {"src/Provider.php": PROVIDER},
    {"src/Provider.php": PROVIDER.replace("Tax\\Rate()", "Cart()")},
    {"src/Provider.php": None},
)
