// Routes of cpp-httplib.
// --- path: httplib_server.cpp ---
#include <httplib.h>

void hello(const httplib::Request& request, httplib::Response& response) {}

int main() {
    httplib::Server svr;
    svr.Get("/hi", hello);
    // <- route: GET /hi -> hello
    svr.Post("/items/:id", [](const httplib::Request& request, httplib::Response& response) {
        // <- route: POST /items/:id -> lines 11-14
        hello(request, response);
    });
}
// --- path: unknown_server.cpp ---
#include <uWS/App.h>

void hello(int request) {}

int main() {
    uWS::App app;
    app.get("/hi", hello);
    // <- route: GET …/hi -> hello
    app.get("hi", hello);
}
