// A block without a router of its own registers on the router around it, below the prefix of its group.
// --- path: main.go ---
package main

import "gopkg.in/macaron.v1"

func home()                {}
func list()                {}
func create()              {}
func bind(form int) func() { return home }

func main() {
    m := macaron.New()
    m.Get("/", home)
    // <- route: GET / -> home
    hooks := func() {
        m.Get("/hook", list)
        // <- route: GET /user/settings/hooks/hook -> list
    }
    m.Group("/user", func() {
        m.Get("/list", list)
        // <- route: GET /user/list -> list
        m.Group("/settings", func() {
            m.Combo("").Get(list).Post(bind(1), create)
            // <- route: GET /user/settings -> list
            m.Group("/hooks", hooks)
            m.Route("/delete", "GET,POST", create)
            // <- route: GET|POST /user/settings/delete -> create
        })
    }, home)
    m.Group("/api", func() {
        own := macaron.New()
        own.Get("/own", home)
        // <- route: GET /own -> home
        version(m)
    })
}

func version(m *macaron.Macaron) {
    m.Get("/version", home)
    // <- route: GET /api/version -> home
}
