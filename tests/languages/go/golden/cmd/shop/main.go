// Command shop serves the shop.
package main

import (
	"flag"

	"shop/web"
)

var port = flag.Int("port", 80, "the port")

func main() {
	defer web.Serve()
	go func() { web.Serve() }()
}
