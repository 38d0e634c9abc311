// Routes that functions register on the routers that they are called with.
// --- path: main.go ---
package main

import "github.com/gin-gonic/gin"

type Server struct{ engine *gin.Engine }

func list(c *gin.Context) {}

func main() {
    engine := gin.Default()
    v1 := engine.Group("/v1")
    users(v1, 1)
    carts(1, engine.Group("/v2"))
    nested(engine)
    server := &Server{engine: engine}
    server.run()
    plain(engine)
}

func users(g *gin.RouterGroup, limit int) {
    g.GET("/users", list)
    // <- route: GET /v1/users and /n/users -> list
}

func carts(limit int, g *gin.RouterGroup) {
    sub := g.Group("/carts")
    sub.GET("/all", list)
    // <- route: GET /v2/carts/all -> list
}

func nested(r *gin.Engine) {
    group := r.Group("/n")
    users(group, 2)
}

func (s *Server) run() {
    s.pages(s.engine.Group("/pages"))
}

func (s *Server) pages(g *gin.RouterGroup) {
    g.GET("/one", list)
    // <- route: GET /pages/one -> list
}

func plain(r *gin.Engine) {
    r.GET("/plain", list)
    // <- route: GET /plain -> list
}
// --- path: later/later.go ---
package later

import "github.com/labstack/echo/v7"

type Files struct{}

func (f *Files) serve(c *echo.Context) error { return nil }

func (f *Files) Register(server *echo.Echo) {
    group := server.Group("/file")
    group.GET("/parts/:uid", f.serve)
    // <- route: GET /file/parts/:uid -> Files.serve
}

func Make() {
    server := echo.New()
    server.Any("/mcp", func(c *echo.Context) error { return nil })
    // <- route: ANY /mcp -> lines 68-68
}
// --- path: keys/module.go ---
package keys

import "github.com/gin-gonic/gin"

type Module struct{}

func list(c *gin.Context) {}

func (m *Module) RegisterRoutes(to *gin.RouterGroup, auth gin.HandlerFunc) {
    group := to.Group("/keys")
    group.GET("/:id", auth, list)
    // <- route: GET /api/keys/:id -> list
}
// --- path: boot/boot.go ---
package boot

import (
    "example.com/shop/keys"
    "github.com/gin-gonic/gin"
)

type services struct{ keys *keys.Module }

func routes(r *gin.Engine, svc *services, auth gin.HandlerFunc) {
    api := r.Group("/api")
    svc.keys.RegisterRoutes(api, auth)
    // <- route: nothing
}
// --- path: second/second.go ---
package second

import "github.com/labstack/echo/v5"

func list(c *echo.Context) error { return nil }

func start(e *echo.Echo) {
    v2 := e.Group("/api/v2")
    registerV2Routes(e, v2)
}

func registerV2Routes(e *echo.Echo, g *echo.Group) {
    g.GET("/docs", list)
    // <- route: GET /api/v2/docs -> list
}
