<?php
namespace Acme\Shop\Tax;

trait Taxed
{
    protected function tax(int $sum, Rate $rate): int
    {
        return $sum + intdiv($sum * $rate->value, 100);
    }
}

const PRECISION = 2;

function rounded(int $sum): int
{
    return $sum;
}
