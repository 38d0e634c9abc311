// A parameter of an interface of the program is a router if the interface takes handlers of a framework.
// --- path: server/server.go ---
package server

import (
    "github.com/gin-gonic/gin"
    "github.com/labstack/echo/v5"
)

type registrar interface {
    GET(path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) echo.RouteInfo
}

type whole interface {
    gin.IRouter
}

type wrapped struct{ *echo.Group }

type cache interface {
    GET(path string, f func()) string
}

func main() {
    e := echo.New()
    group := e.Group("/api")
    events(group)
    files(&wrapped{group})
}

func events(to registrar) {
    to.GET("/events", list)
    // <- route: GET /api/events -> list
    to.GET("/anonymous", func(c *echo.Context) error { return list(c) })
    // <- route: GET /api/anonymous -> lines 34-34
}

func pages(to whole) {
    to.GET("/pages", fill)
    // <- route: GET /pages -> fill
}

func files(to *wrapped) {
    to.GET("/files", list)
    // <- route: GET /files -> list
}

func warm(to cache) {
    to.GET("/events", fill)
    // <- route: nothing
}

func fill() {}

func list(c *echo.Context) error { return nil }
