// Routes of net/http and of the usual routers, with their groups.
// --- path: plain/main.go ---
package main

import (
    "fmt"
    "net/http"
)

const (
    version   = "v2"
    usersPath = "/users"
)

var hash = os.Getenv("HASH")

func home(w http.ResponseWriter, r *http.Request) {}

type page struct{}

func (p *page) show(w http.ResponseWriter, r *http.Request) {}

func main() {
    http.HandleFunc("/", home)
    // <- route: ANY / -> home
    mux := http.NewServeMux()
    p := &page{}
    mux.HandleFunc("GET /pages/{id}", p.show)
    // <- route: GET /pages/{id} -> page.show
    mux.Handle("/files/", http.HandlerFunc(home))
    // <- route: ANY /files/ -> home
    mux.HandleFunc("GET /pages/{$}", home)
    // <- route: GET /pages/ -> home
    http.HandleFunc("/{$}", home)
    // <- route: ANY / -> home
    mux.HandleFunc(usersPath, home)
    // <- route: ANY /users -> home
    mux.HandleFunc(fmt.Sprintf("GET /%s%s/{id}", version, usersPath), home)
    // <- route: GET /v2/users/{id} -> home
    mux.HandleFunc(fmt.Sprintf("GET /static/%s/app.css", hash), func(w http.ResponseWriter, r *http.Request) { home(w, r) })
    // <- route: GET /static/…/app.css -> lines 40-40
    http.Get("https://example.com/items")
    // <- request: GET https://example.com/items
    http.ListenAndServe(":80", mux)
}
// --- path: gin/main.go ---
package main

import "github.com/gin-gonic/gin"

func list(c *gin.Context) {}

func main() {
    r := gin.Default()
    r.GET("/ping", func(c *gin.Context) { c.JSON(200, nil) })
    // <- route: GET /ping -> lines 55-55
    api := r.Group("/api")
    api.POST("/items", auth(), list)
    // <- route: POST /api/items -> list
    v1 := api.Group("/v1")
    v1.DELETE("/items/:id", list)
    // <- route: DELETE /api/v1/items/:id -> list
    setup(r)
    r.Group("/users").Use(auth()).POST("", list)
    // <- route: POST /users -> list
    v1.Use(auth()).POST("/used", list)
    // <- route: POST /api/v1/used -> list
    v1.Use(auth())
    used := v1.Group("/carts").Use(auth())
    used.GET("/all", list)
    // <- route: GET /api/v1/carts/all -> list
    v1.GET("/after", list)
    // <- route: GET /api/v1/after -> list
    r.Match([]string{"GET", "HEAD"}, "/health", list)
    // <- route: GET|HEAD /health -> list
}

func setup(router *gin.Engine) {
    router.PUT("/set", list)
    // <- route: PUT /set -> list
}

func auth() gin.HandlerFunc { return nil }
// --- path: chi/main.go ---
package main

import (
    "net/http"

    "github.com/go-chi/chi/v5"
)

func get(w http.ResponseWriter, r *http.Request) {}

func main() {
    r := chi.NewRouter()
    r.Get("/", get)
    // <- route: GET / -> get
    r.Route("/users", func(r chi.Router) {
        r.With(paginate).Get("/", get)
        // <- route: GET /users -> get
        r.Route("/{id}", func(r chi.Router) {
            r.Put("/name", get)
            // <- route: PUT /users/{id}/name -> get
        })
    })
    r.Mount("/admin", admin())
}

func admin() http.Handler {
    r := chi.NewRouter()
    r.Post("/reset", get)
    // <- route: POST /admin/reset -> get
    return r
}
// --- path: gorilla/main.go ---
package main

import (
    "net/http"

    "github.com/gorilla/mux"
)

func save(w http.ResponseWriter, r *http.Request) {}

func main() {
    r := mux.NewRouter()
    r.HandleFunc("/save", save).Methods("POST", "PUT")
    // <- route: POST|PUT /save -> save
    r.HandleFunc("/any", save)
    // <- route: ANY /any -> save
    sub := r.PathPrefix("/sub").Subrouter()
    sub.HandleFunc("/x", save).Methods(http.MethodGet).Name("x")
    // <- route: GET /sub/x -> save
    plain := r.NewRoute().Subrouter()
    plain.HandleFunc("/y", save)
    // <- route: ANY /y -> save
    sub.PathPrefix("/files").Handler(http.HandlerFunc(save)).Methods("GET")
    // <- route: GET /sub/files/* -> save
    r.Path("/one").HandlerFunc(save)
    // <- route: ANY /one -> save
    r.Methods("DELETE").Path("/two").HandlerFunc(save)
    // <- route: DELETE /two -> save
    wrapped := func(handler http.HandlerFunc, prefix string) http.Handler { return handler }
    r.Handle("/three", wrapped(listed, "")).Methods("GET")
    // <- route: GET /three -> listed
}

var listed = checked(func(w http.ResponseWriter, r *http.Request) {})

func checked(handler http.HandlerFunc) http.HandlerFunc { return handler }
// --- path: echo/main.go ---
package main

import "github.com/labstack/echo/v4"

func show(c echo.Context) error { return nil }

func main() {
    e := echo.New()
    e.GET("/show/:id", show)
    // <- route: GET /show/:id -> show
    g := e.Group("/admin")
    g.Any("/all", show)
    // <- route: ANY /admin/all -> show
}
// --- path: fiber/main.go ---
package main

import "github.com/gofiber/fiber/v2"

func hello(c *fiber.Ctx) error { return nil }

func main() {
    app := fiber.New()
    app.Get("/hello", hello)
    // <- route: GET /hello -> hello
    api := app.Group("/api")
    api.Post("/hello", hello)
    // <- route: POST /api/hello -> hello
}
