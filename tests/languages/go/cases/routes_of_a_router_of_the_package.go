// A router in a variable that another file of the package sets, with a prefix that a function puts together.
// --- path: go.mod ---
module example.com/shop

// --- path: config/config.go ---
package config

const ApiUri = "/api/v1"

type Config struct{ site string }

func (c *Config) BaseUri(res string) string {
	if c.site == "" {
		return res
	}
	return c.site + res
}

// --- path: server/routes.go ---
package server

import (
	"github.com/gin-gonic/gin"

	"example.com/shop/api"
)

var V1 *gin.RouterGroup
var Plain *gin.RouterGroup

func register(top *gin.Engine) {
	api.Archive(V1)
	api.Restore(Plain)
	api.Status(top)
}

// --- path: server/start.go ---
package server

import (
	"github.com/gin-gonic/gin"

	"example.com/shop/config"
)

func Start(conf *config.Config) {
	router := gin.New()
	V1 = router.Group(conf.BaseUri(config.ApiUri), nil)
	register(router)
}

// --- path: api/api.go ---
package api

import "github.com/gin-gonic/gin"

func list(c *gin.Context) {}

func Archive(router *gin.RouterGroup) {
	router.POST("/archive", list)
	// <- route: POST …/api/v1/archive -> list
}

func Restore(router *gin.RouterGroup) {
	router.POST("/restore", list)
	// <- route: POST /restore -> list
}

func Status(router *gin.Engine) {
	router.GET("/status", list)
	// <- route: GET /status -> list
}
