<?php
// --- path: src/Logged.php ---
<?php
namespace Shop;

trait Logged
{
    public function log(): void
    {
        $this->name();
        //     ^ may: src/Cart.php:Cart.name, src/Order.php:Order.name
        $this->channel();
        //     ^ may: src/Cart.php:Cart.channel
    }
}
// --- path: src/Cart.php ---
<?php
namespace Shop;

class Cart
{
    use Logged;

    public function name(): string
    {
    }

    public function channel(): string
    {
    }
}
// --- path: src/Order.php ---
<?php
namespace Shop;

class Order
{
    use Logged;

    public function name(): string
    {
    }
}
// --- path: src/Name.php ---
<?php
namespace Shop;

class Name
{
    public function name(): string
    {
    }

    public function channel(): string
    {
    }
}
