// Routers and the calls that make them; other members are not listed.
package route

type RouterGroup struct { unlisted }

func (g *RouterGroup) Group() *RouterGroup
