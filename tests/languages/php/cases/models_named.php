// --- path: src/Entities/Models/Book.php ---
<?php
namespace Shop\Entities\Models;

abstract class Book extends Model
{
    public function label(): string
    {
        return '';
    }
}

class Shelf extends Model
{
    public function sort(): void
    {
    }
}
// --- path: src/Racks/Models/Shelf.php ---
<?php
namespace Shop\Racks\Models;

class Shelf extends Model
{
    public function sort(): void
    {
    }
}

class Cutter
{
    public function cut(): void
    {
    }
}
// --- path: src/show.php ---
<?php
namespace Shop;

function show($book, $cutter)
{
    $book->label();
    //     ^ calls: src/Entities/Models/Book.php:Book.label (named)
    $cutter->cut();
    //       ^ unresolved: unknown-receiver
}

function sorted($shelf)
{
    $shelf->sort();
    //      ^ unresolved: unknown-receiver
}
