<?php
namespace Shop;

class Task
{
    const CLOSED = 'task.close';

    public function own(): string
    {
        return self::CLOSED;
        //           ^ references: Task.CLOSED
    }
}

class Listeners
{
    public function all(): array
    {
        return [Task::CLOSED => 'closed'];
        //            ^ references: Task.CLOSED
    }
}
