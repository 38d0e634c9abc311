<?php
require __DIR__ . '/../src/Cart.php';

echo Acme\Shop\Cart::empty($logger)->add(new \Acme\Shop\Line(2))->total();
