// --- path: app/License.php ---
<?php
namespace App;

use Illuminate\Support\Facades\Facade;

class LicenseService
{
    public function isPlus(): bool
    {
        return true;
    }
}

/**
 * @method static bool isPlus()
 * @see \App\LicenseService
 */
class License extends Facade
{
    protected static function getFacadeAccessor(): string
    {
        return 'license';
    }
}

class Licenses extends Facade
{
    protected static function getFacadeAccessor(): string
    {
        return LicenseService::class;
    }
}

/** @mixin LicenseService */
class Decorated
{
    /** @see LicenseService */
    public function own(): void
    {
        $this->isPlus();
        //     ^ calls: LicenseService.isPlus (inherited)
    }
}

function run(): void
{
    License::isPlus();
    //       ^ calls: LicenseService.isPlus (inherited)
    Licenses::isPlus();
    //        ^ calls: LicenseService.isPlus (inherited)
}
// --- path: resources/shown.php ---
<?php
License::isPlus();
//       ^ calls: app/License.php:LicenseService.isPlus (named)
Unknown::isPlus();
//       ^ unresolved: unknown-receiver
// --- path: resources/views/plan.blade.php ---
<div>
@unless(License::isPlus())
//               ^ calls: app/License.php:LicenseService.isPlus (named)
@endunless
</div>
// --- path: app/Bound.php ---
<?php
namespace App\Bound;

class Steam
{
    public function balance(): int
    {
        return 0;
    }
}
// --- path: app/Facades/Steam.php ---
<?php
namespace App\Facades;

class Steam extends \Illuminate\Support\Facades\Facade
{
    protected static function getFacadeAccessor(): string
    {
        return 'steam';
    }
}

function sum(): void
{
    Steam::balance();
    //     ^ unresolved: undefined
    Steam::spy();
    //     ^ external: Illuminate.Support.Facades.Facade.spy
}
