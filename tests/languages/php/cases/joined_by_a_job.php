<?php
// Jobs that a variable holds, or that are made with more calls behind.
// --- path: app/Jobs/Pack.php ---
<?php
namespace App\Jobs;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
class Pack implements ShouldQueue {
    use Queueable;
    public function handle(): void {
    // ^ joins: receives event Pack of Pack -> Pack.handle
        $this->dispatch((new self())->delay(3));
        // ^ joins: sends event Pack of Pack
    }
}
class Box {
    public function handle(): void {}
    // ^ joins: nothing
}
// --- path: app/Orders.php ---
<?php
namespace App;
use App\Jobs\Box;
use App\Jobs\Pack;
use Illuminate\Contracts\Bus\Dispatcher;
class Orders {
    public function __construct(private Dispatcher $bus) {}
    public function ship() {
        $job = new Pack();
        $this->bus->dispatchNow($job);
        // ^ joins: sends event Pack of app/Jobs/Pack.php:Pack
        $this->bus->dispatch($job->delay(3));
        // ^ joins: sends event Pack of app/Jobs/Pack.php:Pack
    }
}
