// --- path: index.php ---
<?php
function all() {}

app()->get('/items', fn() => all());
// ^ route: GET /items -> lines 5-5
$api->post('/items', 'all');
// ^ route: POST /items -> all
Flight::route('/json', function () { all(); });
// ^ route: ANY /json -> lines 9-9
$f3->route('GET /one', function ($f3) { all(); });
// ^ route: GET /one -> lines 11-11
