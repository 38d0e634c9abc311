// --- path: src/Tax/Rate.php ---
<?php
namespace Shop\Tax;

class Rate
{
    public static function full(): self
    {
        return new self();
        //         ^ calls: Rate (member)
    }

    public function of(int $sum): int
    {
        return rounded($sum);
        //     ^ calls: src/functions.php:rounded (imported)
    }
}

function half(): Rate
{
    return \Shop\Tax\Rate::full();
    //                     ^ calls: Rate.full (member)
}
// --- path: src/functions.php ---
<?php
function rounded(int $sum): int
{
    return $sum;
}
// --- path: src/Cart.php ---
<?php
namespace Shop;

use Shop\Tax as T;
use Shop\Tax\Rate;
use function Shop\Tax\half;

class Cart
{
    public function total(): void
    {
        half()->of(1);
        // <- calls: src/Tax/Rate.php:half (imported)
        T\Rate::full();
        //      ^ calls: src/Tax/Rate.php:Rate.full (member)
        T\half()->of(1);
        //        ^ calls: src/Tax/Rate.php:Rate.of (member)
        Tax\Rate::full()->of(2);
        //                ^ calls: src/Tax/Rate.php:Rate.of (member)
        namespace\Tax\half()->of(1);
        //                    ^ calls: src/Tax/Rate.php:Rate.of (member)
        new Rate();
        //  ^ calls: src/Tax/Rate.php:Rate (imported)
        strlen('x');
        // <- external: php.strlen
        (new \DateTimeImmutable())->modify('x');
        //                          ^ external: php.DateTimeImmutable.modify
        nothing();
        // <- unresolved: undefined
    }
}
// --- path: src/Grouped.php ---
<?php
namespace Shop\Other;

use Shop\Tax\{
    Missing,
    Rate,
    // Other,
};

Rate::full();
//    ^ calls: src/Tax/Rate.php:Rate.full (member)
