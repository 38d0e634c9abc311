// Routes of httprouter, Hertz, Iris, bunrouter, fasthttp and Beego.
// --- path: plain/main.go ---
package main

import "github.com/julienschmidt/httprouter"

func home() {}

func main() {
    router := httprouter.New()
    router.GET("/items/:id", home)
    // <- route: GET /items/:id -> home
    router.HandlerFunc("POST", "/items", home)
    // <- route: POST /items -> home
}
// --- path: hertz/main.go ---
package main

import "github.com/cloudwego/hertz/pkg/app/server"

func home() {}

func main() {
    h := server.Default()
    v1 := h.Group("/v1")
    v1.GET("/items", home)
    // <- route: GET /v1/items -> home
}
// --- path: iris/main.go ---
package main

import "github.com/kataras/iris/v12"

func home() {}

func main() {
    app := iris.New()
    users := app.Party("/users")
    users.Get("/{id}", home)
    // <- route: GET /users/{id} -> home
    app.PartyFunc("/orders", func(orders iris.Party) {
        orders.Post("/", home)
        // <- route: POST /orders -> home
    })
}
// --- path: bun/main.go ---
package main

import "github.com/uptrace/bunrouter"

func home() {}

func main() {
    router := bunrouter.New()
    router.WithGroup("/api", func(g *bunrouter.Group) {
        g.GET("/items", home)
        // <- route: GET /api/items -> home
    })
}
// --- path: fast/main.go ---
package main

import "github.com/fasthttp/router"

func home() {}

func main() {
    r := router.New()
    api := r.Group("/api")
    api.GET("/items", home)
    // <- route: GET /api/items -> home
}
// --- path: beego/main.go ---
package main

import "github.com/beego/beego/v2/server/web"

func home() {}

type Users struct{}

func main() {
    web.Get("/", home)
    // <- route: GET / -> home
    web.Router("/users", &Users{})
    // <- route: ANY /users -> Users
}
