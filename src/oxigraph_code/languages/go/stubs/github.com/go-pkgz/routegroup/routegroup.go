// Routers and the calls that make them; other members are not listed.
package routegroup

type Bundle struct { unlisted }

func (r *Bundle) Group() *Bundle
func (r *Bundle) Mount() *Bundle
func (r *Bundle) With() *Bundle
func New() *Bundle
func Mount() *Bundle
