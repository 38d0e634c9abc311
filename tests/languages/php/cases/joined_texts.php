<?php
class Cart {
    public $total = 1;
    const LIMIT = 5;
    public function label($x, $name, ...$rest) {
        $a = $x.total($name);
        //      ^ member: known
        $b = $x.LIMIT.'a';
        //      ^ member: known
        $d = foo($x).total.'x' . total;
        //           ^ member: known
        return $name.$this->total.$x;
        //                  ^ references: Cart.total
    }
}
function other($x, $name) {
    $x->total = 1;
    //  ^ member: unresolved
    return $x->total.$name;
    //         ^ member: unresolved
}
function third($x) { return 'x'.$x.'total'.$x.total; }
//                                            ^ member: known
