<?php
namespace Acme\Shop\Tests;

use Acme\Shop\Cart;
use PHPUnit\Framework\TestCase;

final class CartTest extends TestCase
{
    public function testTotal(): void
    {
        $cart = Cart::empty($this->createMock(\Psr\Log\LoggerInterface::class));
        $this->assertSame(0, $cart->total());
    }
}
