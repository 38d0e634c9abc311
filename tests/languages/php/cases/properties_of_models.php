<?php
namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

class User extends Model
{
    public string $name;

    public function greet(): void
    {
    }
}

class Note extends Model
{
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    public function replies(): HasMany
    {
        return $this->hasMany(Note::class);
    }

    public function getFormattedTextAttribute(): string
    {
        return '';
    }

    public function show(): void
    {
    }
}

function run(Note $note): void
{
    $note->user->greet();
    //           ^ calls: User.greet (member)
    foreach ($note->replies as $reply) {
        $reply->show();
        //      ^ calls: Note.show (member)
    }
    $note->replies->first()->user->greet();
    //                             ^ calls: User.greet (member)
}

function text(Note $note): string
{
    return $note->formatted_text;
    //            ^ runs: Note.getFormattedTextAttribute
}
