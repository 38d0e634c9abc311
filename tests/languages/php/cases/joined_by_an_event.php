// --- path: app/Events/OrderPaid.php ---
<?php
namespace App\Events;
class OrderPaid {}
// --- path: app/Events/OrderShipped.php ---
<?php
namespace App\Events;
class OrderShipped {}
// --- path: app/Events/CartLeft.php ---
<?php
namespace App\Events;
class CartLeft {}
// --- path: app/Jobs/Pack.php ---
<?php
namespace App\Jobs;
class Pack {
    public function handle(): void {}
}
// --- path: app/Listeners/SendReceipt.php ---
<?php
namespace App\Listeners;
use App\Events\OrderPaid;
class SendReceipt {
    public function handle(OrderPaid $event): void {}
    // ^ joins: receives event OrderPaid of app/Events/OrderPaid.php:OrderPaid -> SendReceipt.handle
}
// --- path: app/Listeners/SendTracking.php ---
<?php
namespace App\Listeners;
class SendTracking {
    public function handle($event): void {}
}
// --- path: app/Listeners/Remind.php ---
<?php
namespace App\Listeners;
class Remind {
    public function handle($event): void {}
}
// --- path: app/Providers/EventServiceProvider.php ---
<?php
namespace App\Providers;
use App\Events\CartLeft;
use App\Events\OrderShipped;
use App\Listeners\Remind;
use App\Listeners\SendTracking;
use Illuminate\Support\Facades\Event;
class EventServiceProvider {
    protected $listen = [OrderShipped::class => [SendTracking::class]];
    // ^ joins: receives event OrderShipped of app/Events/OrderShipped.php:OrderShipped -> app/Listeners/SendTracking.php:SendTracking.handle
    public function boot(): void {
        Event::listen(CartLeft::class, Remind::class);
        // ^ joins: receives event CartLeft of app/Events/CartLeft.php:CartLeft -> app/Listeners/Remind.php:Remind.handle
    }
}
// --- path: app/Http/Orders.php ---
<?php
namespace App\Http;
use App\Events\CartLeft;
use App\Events\OrderPaid;
use App\Events\OrderShipped;
use Illuminate\Support\Facades\Event;
class Orders {
    public function pay() {
        event(new OrderPaid());
        // ^ joins: sends event OrderPaid of app/Events/OrderPaid.php:OrderPaid
    }
    public function ship() {
        Event::dispatch(new OrderShipped());
        // ^ joins: sends event OrderShipped of app/Events/OrderShipped.php:OrderShipped
    }
    public function shipAgain() {
        OrderShipped::dispatch(1);
        // ^ joins: sends event OrderShipped of app/Events/OrderShipped.php:OrderShipped
        \App\Jobs\Pack::dispatch(1);
        // ^ joins: nothing
        $this->events->dispatch(1);
        // ^ joins: nothing
    }
    public function fail() {
        Event::dispatch(new \Illuminate\Auth\Events\Failed('auth'));
        // ^ joins: sends event Illuminate.Auth.Events.Failed
        Event::dispatch(new \Illuminate\Auth\Failed('auth'));
        // ^ joins: nothing
    }
    public function leave() {
        event(new CartLeft());
        // ^ joins: sends event CartLeft of app/Events/CartLeft.php:CartLeft
    }
}
