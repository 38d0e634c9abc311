<?php
namespace App;

use Psr\Http\Message\MessageInterface;

trait Headers
{
    public function getHeaders(): array { return []; }
}

class Request implements MessageInterface
{
    use Headers;

    public function getBody(): string { return ''; }

    public static function create(): self { return new self(); }
}

interface Traced extends MessageInterface
{
}

class TracedRequest implements Traced
{
    public function getBody(): string { return 'traced'; }
}

class Other
{
    public function getBody(): string { return ''; }
}

function read(MessageInterface $message): void
{
    $message->getHeaders();
    //        ^ external: Psr.Http.Message.MessageInterface.getHeaders
    //        ^ may: Headers.getHeaders
    $message->getBody();
    //        ^ external: Psr.Http.Message.MessageInterface.getBody
    //        ^ may: Request.getBody, TracedRequest.getBody
    $message->create();
    //        ^ external: Psr.Http.Message.MessageInterface.create
    //        ^ may: nothing
    $message->getUri();
    //        ^ may: nothing
}
