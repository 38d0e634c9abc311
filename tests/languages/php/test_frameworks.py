"""Routes of Laravel and Symfony, hooks of WordPress, jobs and events."""

from __future__ import annotations

from oxigraph_code import facts as f
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve

CONTROLLERS = """<?php
namespace App\\Http\\Controllers;
class PhotoController {
    public function index() { return route('admin.photos.index'); }
    public function show($id) {}
    public function __invoke() {}
}
"""


def resolved(**files: str) -> dict[str, f.Resolved]:
    loader = registry.installed().loader("php")
    assert extracts(loader)
    sources = {f"{name.replace('__', '/')}.php": text for name, text in files.items()}
    facts = [loader.extract(text.encode(), path) for path, text in sources.items()]
    found = resolve(facts, loader.semantics)
    names = {
        path: [entry.qualified_name for entry in entry_facts.definitions]
        for path, entry_facts in zip(sources, facts, strict=True)
    }
    routes.clear()
    for path, entry in found.items():
        for route in entry.routes:
            handlers = tuple(names[target.path][target.definition] for target in route.targets)
            routes.append((path, route.methods, route.paths[0], handlers, tuple(side.name for side in route.named)))
    joins.clear()
    for entry in found.values():
        for side in entry.joins:
            runs = tuple(names[target.path][target.definition] for target in side.targets)
            joins.append((side.kind, side.name, side.access, runs))
    return dict(found)


routes: list[tuple[str, tuple[str, ...], str, tuple[str, ...], tuple[str, ...]]] = []
joins: list[tuple[str, str, str, tuple[str, ...]]] = []


def test_groups_of_laravel_add_their_path_and_name() -> None:
    resolved(
        controllers=CONTROLLERS,
        routes__web="""<?php
use App\\Http\\Controllers\\PhotoController;
use Illuminate\\Support\\Facades\\Route;
Route::middleware(['auth'])->prefix('admin')->name('admin.')->group(function () {
    Route::resource('photos', PhotoController::class)->only(['index', 'show']);
    Route::controller(PhotoController::class)->group(function () { Route::get('all', 'index'); });
});
Route::group(['prefix' => 'v2'], function () { Route::match(['get', 'post'], 'one', PhotoController::class); });
Route::post('/old', 'PhotoController@show')->name('old');
""",
    )
    where = "routes/web.php"
    assert routes == [
        (where, ("GET",), "/admin/photos", ("PhotoController.index",), ("admin.photos.index",)),
        (where, ("GET",), "/admin/photos/{photo}", ("PhotoController.show",), ("admin.photos.show",)),
        (where, ("GET",), "/admin/all", ("PhotoController.index",), ()),
        (where, ("GET", "POST"), "/v2/one", ("PhotoController.__invoke",), ()),
        (where, ("POST",), "/old", ("PhotoController.show",), ("old",)),
    ]
    assert ("route name", "admin.photos.index", "sends", ()) in joins


def test_resources_of_an_api_have_no_pages() -> None:
    resolved(
        controllers=CONTROLLERS,
        routes__api="<?php\nRoute::apiResource('users.photos', 'PhotoController')->except('show');\n",
    )
    assert [(route[2], route[3]) for route in routes] == [("/api/users/{user}/photos", ("PhotoController.index",))]


def test_routes_of_a_file_stand_below_the_paths_that_a_provider_takes_the_file_under() -> None:
    resolved(
        controllers=CONTROLLERS,
        Providers__Routes="""<?php
use Illuminate\\Support\\Facades\\Route;
class Routes {
    public function boot() {
        Route::middleware('api')->group(function () {
            Route::prefix('/api/client')->scopeBindings()->group(base_path('routes/client.php'));
        });
        Route::middleware('web')->group(base_path('routes/web.php'));
        Route::prefix('api')->group(base_path('routes/api.php'));
    }
}
""",
        routes__client="<?php\nRoute::get('/photos', 'PhotoController@index');\n",
        routes__web="<?php\nRoute::get('/photos', 'PhotoController@index');\n",
        routes__api="<?php\nRoute::get('/photos', 'PhotoController@index');\n",
    )
    assert sorted((path, whole) for path, _, whole, _, _ in routes) == [
        ("routes/api.php", "/api/photos"),
        ("routes/client.php", "/api/client/photos"),
        ("routes/web.php", "/photos"),
    ]


def test_attributes_of_symfony_are_routes_below_that_of_their_class() -> None:
    resolved(
        blog="""<?php
namespace App\\Controller;
use Symfony\\Component\\Routing\\Attribute\\Route;
#[Route('/blog', name: 'blog_')]
class BlogController {
    #[Route('/{page}', name: 'list', methods: ['GET', 'HEAD'])]
    public function list() {}
}
"""
    )
    assert routes == [("blog.php", ("GET", "HEAD"), "/blog/{page}", ("BlogController.list",), ("blog_list",))]


def test_hooks_of_wordpress_are_joined_by_name() -> None:
    resolved(
        plugin="""<?php
class Plugin {
    public function boot() { add_action('saved', [$this, 'save']); add_filter('title', 'shorten'); }
    public function save() {}
}
function shorten($title) { do_action('saved', $title); return apply_filters('title', $title); }
"""
    )
    assert joins == [
        ("event", "saved", "receives", ("Plugin.save",)),
        ("event", "title", "receives", ("shorten",)),
        ("event", "saved", "sends", ()),
        ("event", "title", "sends", ()),
    ]


def test_events_of_laravel_are_joined_by_class() -> None:
    found = resolved(
        app="""<?php
class Shipped {}
class Send { public function handle(Shipped $event) {} }
class Pack { public function handle() {} }
function go() { event(new Shipped()); Event::listen(Shipped::class, Send::class); Pack::dispatch(1); }
"""
    )
    assert joins == [("event", "Shipped", "sends", ()), ("event", "Shipped", "receives", ("Send.handle",))]
    assert any(link.targets == (f.Target("app.php", 4),) for link in found["app.php"].links)


def test_listeners_receive_the_event_of_their_parameter() -> None:
    resolved(
        Events__Played="<?php\nnamespace App\\Events;\nclass Played {}\n",
        Listeners__Scrobble="""<?php
namespace App\\Listeners;
use App\\Events\\Played;
class Scrobble { public function handle(Played $event): void {} }
""",
        Middleware__Played="<?php\nclass Check { public function handle(\\App\\Events\\Played $request): void {} }\n",
        app="<?php\nuse App\\Events\\Played;\nfunction go($bus) { $bus->dispatch(new Played()); }\n",
    )
    assert joins == [("event", "Played", "receives", ("Scrobble.handle",)), ("event", "Played", "sends", ())]


def test_observers_run_by_the_model_that_names_them() -> None:
    resolved(
        app="""<?php
class Watch { public function saved($model): void {} public function other(): void {} }
#[ObservedBy(Watch::class)]
class Album {}
class Song {}
function go() { Song::observe(Watch::class); }
"""
    )
    assert joins == [
        ("model", "Album", "receives", ("Watch.saved",)),
        ("model", "Album", "sends", ()),
        ("model", "Song", "receives", ("Watch.saved",)),
    ]


def test_jobs_run_by_any_dispatcher() -> None:
    found = resolved(
        app="""<?php
class SendJob { public function handle(): void {} }
function go($queue) { Bus::dispatch(new SendJob()); $queue->push(new SendJob()); }
"""
    )
    handled = [link for link in found["app.php"].links if link.targets == (f.Target("app.php", 1),)]
    assert len(handled) == 2


def test_a_job_of_any_name_runs_by_a_method_of_the_own_class() -> None:
    found = resolved(
        app="""<?php
class CancelCart { public function handle(): void {} }
class Page { function go() { $this->dispatch(new CancelCart(1)); $this->ajaxDispatch(new CancelCart(2)); } }
"""
    )
    handled = [link for link in found["app.php"].links if link.targets == (f.Target("app.php", 1),)]
    assert len(handled) == 2


def test_a_job_in_brackets_runs_with_or_without_options() -> None:
    found = resolved(
        app="""<?php
class Send { public function handle(): void {} public function on() {} }
function go() { dispatch((new Send())); Bus::dispatch((new Send())->on('slow')); dispatch_sync((new Send())->on()); }
"""
    )
    handled = [link for link in found["app.php"].links if link.targets == (f.Target("app.php", 1),)]
    assert len(handled) == 3


def test_templates_call_functions_and_include_templates() -> None:
    loader = registry.installed().loader("php")
    assert extracts(loader)
    sources = {
        "resources/views/show.blade.php": "@extends('layouts.app')\n@if (shown($a))\n{{ label($a) }}\n@endif\n"
        "{{-- gone() --}}\n<a href=\"{{ route('all') }}\">gone()</a>\n",
        "resources/views/layouts/app.blade.php": "<p>{!! label($b) !!}</p>\n",
        "templates/list.html.twig": "{% extends 'base.html.twig' %}\n{{ path('all', {page: 1})|raw }}\n",
        "templates/base.html.twig": "{{ name|upper }}\n",
        "helpers.php": "<?php\nfunction shown($a) {}\nfunction label($a) {}\n",
    }
    facts = {path: loader.extract(text.encode(), path) for path, text in sources.items()}
    found = resolve(list(facts.values()), loader.semantics)
    page = "resources/views/show.blade.php"
    assert not any(entry.diagnostics for entry in facts.values())
    lines = [(site.name, site.line) for site in facts[page].references]
    assert lines == [("shown", 2), ("label", 3), ("route", 6)]
    assert [link.targets for link in found[page].links[:2]] == [
        (f.Target("helpers.php", 0),),
        (f.Target("helpers.php", 1),),
    ]
    assert [side.name for path in (page, "templates/list.html.twig") for side in found[path].joins] == ["all", "all"]


def test_components_and_shown_templates_are_imported() -> None:
    loader = registry.installed().loader("php")
    assert extracts(loader)
    sources = {
        "app/Http/Controllers/NoteController.php": "<?php\nfunction show($a) { return view('notes.show'); }\n"
        "function page($twig) { return $twig->render('list.html.twig', text: 'notes.show'); }\n",
        "app/View/Components/Forms/TextInput.php": "<?php\nnamespace App\\View\\Components\\Forms;\nclass TextInput {}",
        "resources/views/notes/show.blade.php": '<x-alert/><x-forms.text-input :value="label($a)"\n name="a">\n'
        "@section('title', 'x')\n@json($a, label($b))\n@can('update', $a)\n<x-card/>",
        "resources/views/components/alert.blade.php": "",
        "resources/views/components/card/index.blade.php": "",
        "resources/views/alert.blade.php": "",
        "templates/list.html.twig": "{% include 'parts.row' with {'a': 1} %}{{ a.class('b') }}",
        "templates/parts/row.twig": "",
        "helpers.php": "<?php\nfunction label($a) {}\n",
    }
    facts = {path: loader.extract(text.encode(), path) for path, text in sources.items()}
    assert not any(entry.diagnostics for entry in facts.values())
    found = resolve(list(facts.values()), loader.semantics)
    imported = {
        path: list(dict.fromkeys(e.target.path for e in entry.relations if e.kind == "imports" and e.target))
        for path, entry in found.items()
    }
    page = "resources/views/notes/show.blade.php"
    assert imported["app/Http/Controllers/NoteController.php"] == [page, "templates/list.html.twig"]
    assert imported["templates/list.html.twig"] == ["templates/parts/row.twig"]
    assert imported[page] == [
        "resources/views/components/alert.blade.php",
        "app/View/Components/Forms/TextInput.php",
        "resources/views/components/card/index.blade.php",
    ]
    shown = f.Target("app/View/Components/Forms/TextInput.php", 0)
    assert f.Relation("imports", -1, shown, "") in found[page].relations
    assert [(site.name, site.line) for site in facts[page].references] == [("label", 1), ("label", 4), ("can", 5)]


def test_variables_of_templates_are_named_after_models() -> None:
    loader = registry.installed().loader("php")
    assert extracts(loader)
    sources = {
        "app/Models/Note.php": "<?php\nnamespace App\\Models;\nclass Note { public function pin() {} }\n",
        "app/Other.php": "<?php\nnamespace App;\nclass Other { public function pin() {} }\n",
        "resources/views/show.blade.php": "@forelse ($notes as $note)\n{{ $note->pin() }}\n@empty\n@endforelse\n",
    }
    facts = [loader.extract(text.encode(), path) for path, text in sources.items()]
    found = resolve(facts, loader.semantics)["resources/views/show.blade.php"]
    assert [(link.rule, link.targets) for link in found.links] == [("named", (f.Target("app/Models/Note.php", 1),))]


def test_commands_are_run_by_their_name() -> None:
    resolved(
        app="""<?php
class Prune extends Command {
    protected $signature = 'notes:prune {--days=30 : older}';
    public function handle(): int { return 0; }
}
class Other { protected $signature = 'no:command'; public function handle() {} }
#[AsCommand(name: 'notes:mail')]
class Mail { public function execute() {} }
function go($test) { Artisan::call('notes:prune --days 1'); Schedule::command('notes:mail'); $test->call('GET', '/x'); }
"""
    )
    assert joins == [
        ("command", "notes:prune", "receives", ("Prune.handle",)),
        ("command", "notes:mail", "receives", ("Mail.execute",)),
        ("command", "notes:prune", "sends", ()),
        ("command", "notes:mail", "sends", ()),
        ("schedule", "notes:mail", "sends", ()),
    ]


def test_tables_of_classes_name_listeners_and_middleware() -> None:
    resolved(
        app="""<?php
class Saved {}
class Index { public function handle($event) {} }
class Mail { public function handle($event) {} }
class Setup { public function handle($request, $next) {} }
class Events { protected $listen = [Saved::class => [Index::class, Mail::class]]; }
class Kernel { protected $routeMiddleware = ['setup' => Setup::class]; }
function boot($middleware) { $middleware->alias(['guard' => Setup::class]); }
function more() { Gate::define('publish', [Setup::class, 'handle']); }
function go() { Route::middleware(['setup', 'guard:web']); Gate::allows('publish'); }
"""
    )
    assert joins == [
        ("event", "Saved", "receives", ("Index.handle", "Mail.handle")),
        ("middleware", "setup", "receives", ("Setup.handle",)),
        ("middleware", "guard", "receives", ("Setup.handle",)),
        ("ability", "publish", "receives", ("Setup.handle",)),
        ("middleware", "setup", "sends", ()),
        ("middleware", "guard", "sends", ()),
        ("ability", "publish", "sends", ()),
    ]


def test_scopes_and_composers_run_where_they_are_registered() -> None:
    found = resolved(
        app="""<?php
class Owned { public function apply($builder, $model) {} }
class Menu { public function compose($view) {} }
class Note { public function boot() { static::addGlobalScope(new Owned()); View::composer('menu', Menu::class); } }
"""
    )
    runs = [link.targets for link in found["app.php"].links if link.rule == "member"]
    assert runs == [(f.Target("app.php", 1),), (f.Target("app.php", 3),)]


def test_groups_name_middleware_in_their_options() -> None:
    resolved(
        kernel="""<?php
class Danger { public function handle($request) {} }
class Kernel { protected $routeMiddleware = ['danger' => Danger::class, 'auth' => \\Auth::class]; }
""",
        routes="""<?php
Route::group(['prefix' => 'x', 'middleware' => 'danger'], function () { Route::get('a', 'A@a'); });
Route::group(['middleware' => ['auth', 'danger']], function () { Route::get('b', 'A@b'); });
""",
    )
    assert [join for join in joins if join[2] == "sends"] == [
        ("middleware", "danger", "sends", ()),
        ("middleware", "auth", "sends", ()),
        ("middleware", "danger", "sends", ()),
    ]


def test_tables_of_events_name_classes_in_texts() -> None:
    resolved(
        app__listeners="<?php\nnamespace App\\Listeners;\nclass Greet { public function handle($event) {} }\n",
        app__events="""<?php
namespace App\\Providers;
class EventServiceProvider { protected $listen = ['Illuminate\\Auth\\Events\\Login' => ['App\\Listeners\\Greet']]; }
""",
    )
    assert joins == [("event", "Illuminate\\Auth\\Events\\Login", "receives", ("Greet.handle",))]


def test_a_file_of_an_api_that_states_its_prefix_gets_no_other() -> None:
    resolved(routes__api="<?php\nRoute::group(['prefix' => 'api'], function () { Route::get('a', 'A@a'); });\n")
    assert [route[2] for route in routes] == ["/api/a"]


def test_groups_of_middleware_run_each_of_a_list() -> None:
    resolved(
        app="""<?php
class Admin { public function handle($request) {} }
class Range { public function handle($request) {} }
function boot($middleware) {
    $middleware->appendToGroup('admin', [Admin::class, Range::class]);
    $middleware->group('web', [Range::class]);
}
class Kernel { protected $middlewareGroups = ['api' => [Admin::class]]; }
"""
    )
    assert joins == [
        ("middleware", "admin", "receives", ("Admin.handle", "Range.handle")),
        ("middleware", "web", "receives", ("Range.handle",)),
        ("middleware", "api", "receives", ("Admin.handle",)),
    ]


def test_an_attribute_names_observers_in_a_list() -> None:
    resolved(
        app="""<?php
class Watch { public function saved($model): void {} }
#[ObservedBy([Watch::class])]
class Album {}
"""
    )
    assert ("model", "Album", "receives", ("Watch.saved",)) in joins


def test_a_group_may_state_the_whole_namespace_of_controllers() -> None:
    resolved(
        controllers=CONTROLLERS.replace("App\\", "Acme\\"),
        web="""<?php
Route::group(['namespace' => 'Acme\\Http\\Controllers', 'prefix' => 'p'], function () {
    Route::get('x', ['uses' => 'PhotoController@show', 'as' => 'x']);
});
""",
    )
    assert [(route[2], route[3]) for route in routes] == [("/p/x", ("PhotoController.show",))]


def test_routes_have_the_middleware_of_their_groups_and_calls() -> None:
    found = resolved(
        controllers=CONTROLLERS,
        routes__web="""<?php
use App\\Http\\Controllers\\PhotoController;
Route::middleware(['auth', Throttle::class])->group(function () {
    Route::get('a', [PhotoController::class, 'index'])->middleware('can:see');
    Route::resource('b', PhotoController::class)->only(['show'])->withoutMiddleware('auth');
});
Route::group(['middleware' => 'web'], function () { Route::get('c', [PhotoController::class, 'show']); });
""",
    )
    guards = {route.paths[0]: route.guards for route in found["routes/web.php"].routes}
    assert guards == {"/a": ("auth", "Throttle", "can:see"), "/b/{b}": ("Throttle",), "/c": ("web",)}
