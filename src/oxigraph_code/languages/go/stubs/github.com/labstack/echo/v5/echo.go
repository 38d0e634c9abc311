// Routers and the calls that make them; other members are not listed.
package echo

type Echo struct { unlisted }
type Group struct { unlisted }

func New() *Echo
func (r *Echo) Group(path string) *Group
func (r *Group) Group(path string) *Group
