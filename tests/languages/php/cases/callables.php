<?php
class Worker
{
    public function run(array $items): void
    {
        usort($items, [$this, 'compare']);
        //                     ^ hands: argument by Worker.run to usort
        usort($items, [Worker::class, 'compare']);
        //                             ^ hands: argument by Worker.run to usort
        usort($items, $this->compare(...));
        isset($items[0]);
        // <- external: php.isset
        $this->compare(1, 2);
        //     ^ calls: Worker.compare (member)
    }

    public function compare($a, $b): int
    {
        return 0;
    }
}
