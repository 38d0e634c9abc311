<?php
class Worker
{
    public function run(array $items): void
    {
        usort($items, [$this, 'compare']);
        usort($items, $this->compare(...));
        array_map(null, $items);
        $this->compare(1, 2);
        //     ^ calls: Worker.compare (member)
    }

    public function compare($a, $b): int
    {
        return 0;
    }
}
