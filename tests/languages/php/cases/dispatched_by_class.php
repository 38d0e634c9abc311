<?php
class PaidEvent { public function __construct(int $id) {} }
function go() {
    PaidEvent::dispatch(1);
    // <- calls: PaidEvent, PaidEvent.__construct (lexical)
}
