<?php
namespace Acme\Shop;

abstract class Basket
{
    protected string $id;

    public function __construct()
    {
        $this->id = uniqid();
    }

    abstract public function total(): int;
}
