// --- path: config/routes.yaml ---
blog_list:
    path: /blog
    // <- route: GET /blog -> src/Controller/BlogController.php:BlogController.list
    controller: App\Controller\BlogController::list
    methods: GET
blog_show: { path: '/blog/{slug}', controller: 'App\Controller\BlogController', methods: [GET, HEAD] }
// <- route: GET|HEAD /blog/{slug} -> src/Controller/BlogController.php:BlogController.__invoke
old:
    path: old
    // <- route: GET|POST /old -> src/Controller/BlogController.php:BlogController.list
    methods: GET|POST
    defaults:
        _controller: 'App\Controller\BlogController::list'
by_id:
    path: /by-id
    // <- route: ANY /by-id -> nothing
    controller: app.blog::list
when@dev:
    probe:
        path: /probe
        // <- route: ANY /probe -> src/Controller/BlogController.php:BlogController.list
        controller: App\Controller\BlogController::list
controllers:
// <- route: nothing
    resource: ../src/Controller/
    type: attribute
    prefix: /api
// --- path: config/services.yaml ---
parameters:
    locale: en
services:
    _defaults: { autowire: true }
    App\:
        resource: '../src/'
    App\Mail\Sender: '@App\Mail\Smtp'
    //                          ^ references: src/Mail/Smtp.php:Smtp
    App\Mail\Log: { alias: app.log }
    app.log:
        class: App\Mail\Smtp
        factory: ['@App\Mail\Factory', 'create']
        //                              ^ hands: argument by module to \Symfony\Component\DependencyInjection\ContainerBuilder.call
        calls:
            - setLogger: ['@logger']
            - [flush, []]
        tags:
            - { name: kernel.event_listener, event: order.paid, method: onPaid }
            // <- joins: receives event order.paid -> src/Mail/Smtp.php:Smtp.onPaid
// --- path: src/Controller/BlogController.php ---
<?php
namespace App\Controller;
class BlogController {
    public function list() { return $this->redirectToRoute('blog_show'); }
    public function __invoke($slug) {}
}
// --- path: src/Mail/Smtp.php ---
<?php
namespace App\Mail;
interface Sender { public function send(); }
interface Log {}
class Factory {
    public static function create() { return new Smtp(); }
}
class Smtp implements Sender, Log {
    public function setLogger($logger) {}
    public function flush() {}
    public function onPaid($event) {}
    public function send() {}
}
