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
    //     ^ unresolved: elsewhere
    Steam::spy();
    //     ^ external: Illuminate.Support.Facades.Facade.spy
}
// --- path: app/Providers/AppServiceProvider.php ---
<?php
namespace App\Providers;

use App\Bound\Amount;
use App\Bound\Rates;

class AppServiceProvider
{
    public function register(): void
    {
        $this->app->bind('amount', function ($app) {
            return new Amount($app);
        });
        $this->app->singleton('rates', fn ($app) => new Rates());
        //                     ^ defines: type_alias AppServiceProvider.register.rates
        app()->singleton('sums', static fn (): Rates => app(Rates::class));
        app()->scoped('totals', fn ($app) => $app->make(Rates::class));
    }
}
// --- path: app/Bound/Amount.php ---
<?php
namespace App\Bound;

class Amount
{
    public function format(): string
    {
        return '';
    }
}

class Rates
{
    public function today(): int
    {
        return 0;
    }
}
// --- path: app/Support/Amount.php ---
<?php
namespace App\Support;

use Illuminate\Support\Facades\Facade;

class Amount extends Facade
{
    protected static function getFacadeAccessor(): string
    {
        return 'amount';
    }
}

class Rates extends Facade
{
    protected static function getFacadeAccessor()
    {
        return 'rates';
    }
}

class Sums extends Facade
{
    protected static function getFacadeAccessor()
    {
        return 'sums';
    }
}

class Totals extends Facade
{
    protected static function getFacadeAccessor()
    {
        return 'totals';
    }
}

class Missing extends Facade
{
    protected static function getFacadeAccessor()
    {
        return 'missing';
    }
}

function shown(): string
{
    Missing::today();
    //       ^ unresolved: elsewhere
    Rates::today();
    //     ^ calls: app/Bound/Amount.php:Rates.today (inherited)
    Sums::today();
    //    ^ calls: app/Bound/Amount.php:Rates.today (inherited)
    Totals::today();
    //      ^ calls: app/Bound/Amount.php:Rates.today (inherited)
    return Amount::format();
    //             ^ calls: app/Bound/Amount.php:Amount.format (inherited)
}
