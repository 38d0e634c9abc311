// Routers and the calls that make them; other members are not listed.
package bunrouter

type Router struct { unlisted }
type Group struct { unlisted }

func New() *Router
func (r *Router) NewGroup() *Group
func (g *Group) NewGroup() *Group
