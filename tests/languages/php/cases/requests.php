// --- path: routes/api.php ---
<?php
Route::post('/invoices/{invoice}/clone', CloneController::class);
// --- path: tests/InvoiceTest.php ---
<?php
test('clone', function () {
    postJson("api/v1/invoices/{$invoice->id}/clone")->assertOk();
    // ^ request: POST api/v1/invoices/{…}/clone
    get('/invoices/' . $id);
    // ^ request: GET /invoices/…
    get('invoices');
    // ^ request: nothing
});
class CartTest extends TestCase {
    public function testPay() {
        $this->actingAs($user)->putJson('/carts/1', []);
        // ^ request: PUT /carts/1
        $this->post('/carts');
        // ^ request: POST /carts
        $this->json('DELETE', '/carts/1');
        // ^ request: DELETE /carts/1
        $this->client->request('PATCH', '/carts/2');
        // ^ request: PATCH /carts/2
        $this->get('cart.total');
        // ^ request: nothing
        $this->call('cart', 'total');
        // ^ request: nothing
        Http::get('https://example.org/rates');
        // ^ request: GET https://example.org/rates
    }
}
// --- path: app/routes.php ---
<?php
$this->get('/carts', [CartController::class, 'show']);
// ^ request: nothing
// --- path: app/CartController.php ---
<?php
class CartController {
    public function show() {}
}
