// --- path: app/Config/Routes.php ---
<?php
$routes->get('users/(:num)', 'Users::show/$1');
// ^ route: GET /users/(:num) -> app/Controllers/Users.php:Users.show
$routes->group('api', static function ($routes) {
    $routes->post('users', 'Users::create');
    // ^ route: POST /api/users -> app/Controllers/Users.php:Users.create
});
// --- path: app/Controllers/Users.php ---
<?php
namespace App\Controllers;
class Users {
    public function show($id) {}
    public function create() {}
}
// --- path: public/index.php ---
<?php
use App\Controllers\Users;
$app->get('/users', Users::class . ':show');
// ^ route: GET /users -> app/Controllers/Users.php:Users.show
$app->get('settings');
// ^ route: nothing
$app->get('settings', 'none');
// ^ route: nothing
$app->group('/admin', function ($group) {
    $group->put('/users', [Users::class, 'create']);
    // ^ route: PUT /admin/users -> app/Controllers/Users.php:Users.create
});
