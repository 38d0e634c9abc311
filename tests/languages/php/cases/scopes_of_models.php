<?php
namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\SoftDeletes;

class Note extends Model
{
    use HasFactory;
    use SoftDeletes;
    use \Vendor\Revisions;

    public function scopeByUser(Builder $query, int $user = 0): Builder
    {
        return $query->where('user', $user);
    }

    public function scopeOpen(Builder $query): void
    {
        $query->where('open', true);
    }

    public function pin(): void
    {
    }

    public function tags(): HasMany
    {
        return $this->hasMany(Tag::class, 'note_id');
    }
}

class Tag extends Model
{
    public function scopeByUser(Builder $query): Builder
    {
        return $query;
    }

    public function show(): void
    {
    }
}

function run(): void
{
    Note::byUser(1);
    //    ^ calls: Note.scopeByUser (member)
    Note::onlyTrashed()->byUser()->first()->pin();
    //                   ^ calls: Note.scopeByUser (member)
    //                                      ^ calls: Note.pin (member)
    Note::query()->where('a', 1)->open()->byUser();
    //                            ^ calls: Note.scopeOpen (member)
    Tag::byUser();
    //   ^ calls: Tag.scopeByUser (member)
    Note::byUser()->where('a', 2)->first()->pin();
    //                                      ^ calls: Note.pin (member)
    Note::find(1)->tags()->byUser()->first()->show();
    //                     ^ calls: Tag.scopeByUser (member)
    //                                        ^ calls: Tag.show (member)
    Note::query()->missing();
    //             ^ external: Illuminate.Database.Eloquent.Builder.missing
}
// --- path: app/Models/Token.php ---
<?php
namespace App\Models;

class Token extends \Laravel\Passport\Token
{
    public function scopeIsApi($query, bool $is)
    {
        return $query->where('api', $is);
    }
}

function tokens(): void
{
    Token::query()->isApi(true)->get();
    //              ^ calls: Token.scopeIsApi (member)
}
