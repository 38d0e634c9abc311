// Routers and the calls that make them; other members are not listed.
package chi

type Mux struct { unlisted }
type Router struct { unlisted }

func NewRouter() *Mux
func NewMux() *Mux
func (r *Mux) With() Router
func (r *Mux) Group() Router
func (r *Mux) Route() Router
func (r *Router) With() Router
func (r *Router) Group() Router
func (r *Router) Route() Router
