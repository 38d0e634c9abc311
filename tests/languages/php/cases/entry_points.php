// --- path: app/Observers/AlbumObserver.php ---
<?php
namespace App\Observers;

class AlbumObserver
{
    public function saved($album): void
    //              ^ roles: task
    {
    }

    public function other(): void
    //              ^ roles: nothing
    {
    }
}

// --- path: app/Console/Commands/Prune.php ---
<?php
namespace App\Console\Commands;

class Prune
{
    public function handle(): int
    //              ^ roles: task
    {
    }
}

// --- path: app/Services/Prune.php ---
<?php
namespace App\Services;

class Prune
{
    public function handle(): int
    //              ^ roles: nothing
    {
    }
}

// --- path: tests/phpunit/prices.php ---
<?php
use PHPUnit\Framework\TestCase;

class Prices_Test extends TestCase
{
    public function test_total(): void
    //              ^ roles: test
    {
    }

    public function setUp(): void
    //              ^ roles: nothing
    {
    }
}
