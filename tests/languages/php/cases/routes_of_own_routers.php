// --- path: app/routes.php ---
<?php
$container['route']->addRoute('dashboard/:user_id', 'DashboardController', 'show');
// ^ route: ANY /dashboard/:user_id -> app/DashboardController.php:DashboardController.show
$container['route']->addRoute('dashboard/:user_id', 'DashboardController', 'none');
// ^ route: nothing
$other->register('a', 'b', 'c');
// ^ route: nothing
// --- path: app/DashboardController.php ---
<?php
namespace App\Controller;
class DashboardController {
    public function show() {}
}
