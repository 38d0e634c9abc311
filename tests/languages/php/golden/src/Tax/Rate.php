<?php
namespace Acme\Shop\Tax;

interface Named
{
    public function label(): string;
}

enum Rate: int implements Named
{
    case Full = 19;
    case Half = 7;

    public function label(): string
    {
        return ucfirst(strtolower($this->name));
    }
}
