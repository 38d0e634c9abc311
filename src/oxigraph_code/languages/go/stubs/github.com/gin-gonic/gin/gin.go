// Routers and the calls that make them; other members are not listed.
package gin

type Engine struct { unlisted }
type RouterGroup struct { unlisted }
type IRouter struct { unlisted }

func Default() *Engine
func New() *Engine
func (r *Engine) Group(path string) *RouterGroup
func (r *RouterGroup) Group(path string) *RouterGroup
func (r *IRouter) Group(path string) *RouterGroup
