// --- path: go.mod ---
module shop
// --- path: main.go ---
package main

import (
	"net/http"

	"example.com/third/routing"
	"github.com/go-pkgz/routegroup"
)

func show(w http.ResponseWriter, r *http.Request)  {}
func write(w http.ResponseWriter, r *http.Request) {}

func other(bundle *routing.Router, words map[string]string) {
	bundle.HandleFunc("PUT /vote/{id}", write)
	// <- route: PUT …/vote/{id} -> write
	bundle.HandleFunc("/plain", write)
}

func routes() {
	router := routegroup.New(http.NewServeMux())
	router.HandleFunc("GET /top", show)
	// <- route: GET /top -> show
	api := router.Mount("/api/v1")
	api.Group().Route(func(open *routegroup.Bundle) {
		open.HandleFunc("GET /find", show)
		// <- route: GET /api/v1/find -> show
		open.Mount("/rss").Route(func(rss *routegroup.Bundle) {
			rss.HandleFunc("GET /post", show)
			// <- route: GET /api/v1/rss/post -> show
		})
	})
}

func unknown(app *routing.App) {
	app.GET("/json", show)
	// <- route: GET …/json -> show
	app.Get("json", show)
	app.Get("/words", words)
}
