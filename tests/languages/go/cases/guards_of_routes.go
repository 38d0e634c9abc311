// --- path: chi.go ---
package web

import (
	"net/http"

	"github.com/go-chi/chi/v5"
)

func Chi() http.Handler {
	r := chi.NewRouter()
	r.Use(recoverer)
	r.Get("/health", show)
	// <- guards: recoverer
	r.Group(func(r chi.Router) {
		r.Use(s.IsAuthenticated)
		r.Get("/me", show)
		// <- guards: recoverer, s.IsAuthenticated
	})
	r.With(requireAccess("admin")).Get("/admin", show)
	// <- guards: recoverer, requireAccess(admin)
	a := r.With(keyAuth, translated())
	a.Get("/keys", wrap(show))
	// <- guards: recoverer, keyAuth, translated, wrap
	mount(a)
	return r
}

func mount(r chi.Router) {
	r.Post("/mounted", show)
	// <- guards: recoverer, keyAuth, translated
}

func show(w http.ResponseWriter, r *http.Request) {}
func wrap(h http.HandlerFunc) http.HandlerFunc    { return h }

// --- path: gin.go ---
package web

import "github.com/gin-gonic/gin"

func Gin() {
	r := gin.Default()
	r.GET("/open", page)
	// <- guards: nothing
	api := r.Group("/api", AuthRequired())
	api.GET("/one", page)
	// <- guards: AuthRequired
	api.Use(func(c *gin.Context) { c.AbortWithStatus(403) })
	api.POST("/two", CheckAdmin, page)
	// <- guards: AuthRequired, function, CheckAdmin
}

func page(c *gin.Context)       {}
func CheckAdmin(c *gin.Context) {}

// --- path: echo.go ---
package web

import "github.com/labstack/echo/v4"

func Echo() {
	app := echo.New()
	app.GET("/login", login())
	// <- guards: nothing
	app.POST("/clients", login(), ValidSession, NeedsAdmin)
	// <- guards: ValidSession, NeedsAdmin
	g := app.Group("/admin", NeedsAdmin)
	g.GET("/x", login())
	// <- guards: NeedsAdmin
}

func login() echo.HandlerFunc { return nil }
