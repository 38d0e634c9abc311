<?php
namespace Acme\Shop;

class Broken
{
    public function before() {}

    public function broken( {
}
