<?php

declare(strict_types=1);

namespace Acme\Shop;

use Acme\Shop\Tax\Rate;
use Acme\Shop\Tax\Taxed;
use Psr\Log\LoggerInterface;
use function Acme\Shop\Tax\rounded;

/** What a customer is about to buy. */
#[Aggregate]
final class Cart extends Basket implements \Countable
{
    use Taxed;

    public const LIMIT = 10;

    /** @var Line[] */
    private array $lines = [];

    public function __construct(private readonly LoggerInterface $logger, protected ?Rate $rate = null)
    {
        parent::__construct();
    }

    public static function empty(LoggerInterface $logger): static
    {
        return new static($logger);
    }

    /**
     * Add a line, and return the cart.
     */
    public function add(Line $line): static
    {
        $this->lines[] = $line;
        $this->logger->info('added');

        return $this;
    }

    public function total(): int
    {
        $sum = 0;
        foreach ($this->lines as $line) {
            $sum += $line->amount();
        }

        return rounded($this->tax($sum, $this->rate ?? Rate::Full));
    }

    public function count(): int
    {
        return count($this->lines);
    }

    private function unknown($thing): void
    {
        $thing->run();
        usort($this->lines, $this->compare(...));
    }

    private function compare(Line $a, Line $b): int
    {
        return $a->amount() <=> $b->amount();
    }
}
