// Routers and the calls that make them; other members are not listed.
package fiber

type App struct { unlisted }
type Router struct { unlisted }

func New() *App
func (r *App) Group(path string) Router
func (r *App) Route(path string) Router
func (r *Router) Group(path string) Router
func (r *Router) Route(path string) Router
