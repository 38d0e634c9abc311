<?php
namespace App\Services;

use Illuminate\Support\Facades\App;
use Psr\Container\ContainerInterface;

interface Sender
{
    public function send(): void;
}

class Mailer
{
    public function run(): void
    {
    }
}

class Register
{
    public function __construct(private ContainerInterface $container, private object $app, private object $cache)
    {
    }

    public function all(string $name): void
    {
        app(Mailer::class)->run();
        //                  ^ calls: Mailer.run (member)
        resolve(Mailer::class)->run();
        //                      ^ calls: Mailer.run (member)
        app()->make(Mailer::class)->run();
        //                          ^ calls: Mailer.run (member)
        App::make(Mailer::class)->run();
        //                        ^ calls: Mailer.run (member)
        $this->app->make(Mailer::class, ['a' => 1])->run();
        //                                           ^ calls: Mailer.run (member)
        $mailer = $this->container->get(Mailer::class);
        $mailer->run();
        //       ^ calls: Mailer.run (member)
        app(Sender::class)->send();
        //                  ^ calls: Sender.send (member)
        $this->cache->get(Mailer::class)->run();
        //                                ^ unresolved: unknown-receiver
        app($name)->run();
        //          ^ unresolved: elsewhere
    }
}
