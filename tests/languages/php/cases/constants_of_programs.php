// --- path: consts.php ---
<?php
define('DB_DRIVER', getenv('X') ?: 'sqlite');
defined('DB_NAME') or define('DB_NAME', 'a');
const TOP_LIMIT = 5;
function helper() { return TOP_LIMIT . DB_DRIVER; }
//                         ^ references: TOP_LIMIT
//                                     ^ references: DB_DRIVER
// --- path: app/use.php ---
<?php
namespace App;
class Till {
    public function open() {
        if (DB_DRIVER === 'mysql') { echo DB_NAME; }
        //  ^ references: consts.php:DB_DRIVER
        return array('x' => DB_NAME, 'y' => own(TOP_LIMIT));
        //                  ^ references: consts.php:DB_NAME
        //                                      ^ references: consts.php:TOP_LIMIT
    }
}
// --- path: check.php ---
<?php
if (DB_DRIVER === 'sqlite') { check(); }
//  ^ references: consts.php:DB_DRIVER
function check() { return DB_NAME; }
//                        ^ references: consts.php:DB_NAME
