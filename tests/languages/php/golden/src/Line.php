<?php
namespace Acme\Shop;

class Line
{
    public function __construct(private int $price, private int $count = 1)
    {
    }

    public function amount(): int
    {
        return $this->price * $this->count;
    }
}
