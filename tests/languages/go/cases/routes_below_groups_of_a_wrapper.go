// A type of the program around the router of a framework makes groups by a method of its own.
// --- path: web/router.go ---
package web

import "github.com/labstack/echo/v4"

type Router struct{ *echo.Group }

type Handler func(c echo.Context) error

func NewRouter(g *echo.Group) *Router { return &Router{Group: g} }

func (r *Router) SubGroup(prefix string, m ...Handler) *Router {
    return NewRouter(r.Group.Group(prefix))
}

func (r *Router) GET(path string, h Handler, m ...Handler) { r.Group.GET(path, h) }
// --- path: web/server.go ---
package web

import "github.com/labstack/echo/v4"

type Server struct{ echo *echo.Echo }

func (s *Server) routes() {
    r := NewRouter(s.echo.Group(""))
    r.GET("/health", list, logged)
    // <- route: GET /health -> list
    settings := r.SubGroup("/settings", logged)
    {
        settings.GET("/keys", list)
        // <- route: GET /settings/keys -> list
        inner := settings.SubGroup("/more")
        inner.GET("/:id", list, logged)
        // <- route: GET /settings/more/:id -> list
    }
}

func list(c echo.Context) error { return nil }

func logged(c echo.Context) error { return nil }
