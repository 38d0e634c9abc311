<?php
namespace Shop;

/**
 * @property \Shop\Tasks    $tasks
 * @property-read ?Mailer   $mailer
 */
abstract class Base
{
}

class Tasks extends Base
{
    public function close(int $id): void
    {
    }
}

class Mailer
{
    public function send(): void
    {
    }
}

class Action extends Base
{
    public function run(): void
    {
        $this->tasks->close(1);
        //            ^ calls: Tasks.close (member)
        $this->mailer->send();
        //             ^ calls: Mailer.send (member)
    }
}
