<?php
class Item
{
    public function use(): void
    {
    }
}

class Other
{
    public function use(): void
    {
    }
}

class Box
{
    /** @var array<string, Item> */
    private array $items = [];

    /** @var Item[]|null */
    private $list;

    /**
     * @param Item|null $first
     * @param iterable<Other> $others
     */
    public function each($first, iterable $others, Item ...$rest): void
    {
        foreach ($this->items as $key => $item) {
            $item->use();
            //     ^ calls: Item.use (member)
        }
        $this->list[0]->use();
        //              ^ calls: Item.use (member)
        $first->use();
        //      ^ calls: Item.use (member)
        foreach ($others as $other) {
            $other->use();
            //      ^ calls: Other.use (member)
        }
        foreach ($rest as $one) {
            $one->use();
            //    ^ calls: Item.use (member)
        }
        $call = fn (Item $a) => $a->use();
        //                          ^ calls: Item.use (member)
        $bound = function () use ($first) {
            $first->use();
            //      ^ calls: Item.use (member)
        };
    }

    public function narrow($thing): void
    {
        if ($thing instanceof Item) {
            $thing->use();
            //      ^ calls: Item.use (member)
        }
        if (!$thing instanceof Other) {
            throw new \LogicException();
        }
        $thing->use();
        //      ^ calls: Other.use (member)
        $copy = clone $thing;
        $copy->use();
        //     ^ calls: Other.use (member)
        try {
            $this->narrow(1);
        } catch (Failure $failure) {
            $failure->tell();
            //        ^ calls: Failure.tell (member)
        }
    }
}

class Failure extends \Exception
{
    public function tell(): void
    {
        $this->getMessage();
        //     ^ external: php.Exception.getMessage
    }
}
