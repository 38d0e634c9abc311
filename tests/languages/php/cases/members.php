<?php
interface Priced
{
    public function price(): int;
}

trait Logged
{
    public function log(): void
    {
    }

    public function level(): void
    {
    }
}

abstract class Base implements Priced
{
    private int $level = 1;

    public function level(): void
    {
    }

    public function save(): static
    {
        $this->price();
        //     ^ calls: Priced.price (inherited)
        return $this;
    }
}

class Line extends Base
{
    use Logged { Logged::log as protected note; }

    public ?Line $next = null;
    private $other;

    public function __construct(private Priced $priced)
    {
        $this->other = new Line($priced);
    }

    public function price(): int
    {
        $this->priced->price();
        //             ^ calls: Priced.price (member)
        $this->level();
        //     ^ calls: Logged.level (inherited)
        parent::level();
        //      ^ calls: Logged.level (inherited)
        $this->note();
        //     ^ calls: Logged.log (member)
        $this->other->price();
        //            ^ calls: Line.price (member)
        $this->next?->save()->price();
        //                    ^ calls: Line.price (member)
        static::made()->save();
        //      ^ calls: Line.made (member)
        return self::made()
            ->save()
            ->price();
        //    ^ calls: Line.price (member)
    }

    public static function made(): static
    {
        return new static(null);
        //         ^ calls: Line, Line.__construct (member)
    }

    public function __call(string $name, array $arguments): mixed
    {
    }

    public function run(mixed $thing): void
    {
        $this->magic();
        //     ^ unresolved: dynamic
        $thing->run();
        //      ^ unresolved: unknown-receiver
        $made = $this->run(...);
        $object = new class extends Base {
            public function price(): int
            {
                return $this->level();
                //            ^ calls: Base.level~2 (inherited)
            }
        };
        $object->save();
        //       ^ calls: Base.save (inherited)
    }
}
