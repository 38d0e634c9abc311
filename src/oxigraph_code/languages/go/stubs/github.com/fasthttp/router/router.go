// Routers and the calls that make them; other members are not listed.
package router

type Router struct { unlisted }
type Group struct { unlisted }

func New() *Router
func (r *Router) Group() *Group
func (g *Group) Group() *Group
