<?php
namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;

class Note extends Model
{
    public function pin(): void
    {
    }
}

class Contact extends Model
{
    /** @return HasMany<Note, $this> */
    public function notes(): HasMany
    {
        return $this->hasMany(Note::class);
    }

    public function label(): string
    {
        $this->notes()->where('a', 1)->first()->pin();
        //                                      ^ calls: Note.pin (member)
        foreach ($this->notes()->get() as $note) {
            $note->pin();
            //     ^ calls: Note.pin (member)
        }
        return '';
    }
}

function run(int $id): void
{
    Contact::findOrFail($id)->label();
    //                        ^ calls: Contact.label (member)
    Contact::where('a', 1)->orderBy('b')->first()->label();
    //                                             ^ calls: Contact.label (member)
    $all = Contact::query()->get();
    foreach ($all as $one) {
        $one->label();
        //    ^ calls: Contact.label (member)
    }
}
