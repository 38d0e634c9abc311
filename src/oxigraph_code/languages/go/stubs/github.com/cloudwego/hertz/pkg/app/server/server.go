// Routers and the calls that make them; other members are not listed.
package server

import "github.com/cloudwego/hertz/pkg/route"

type Hertz struct { unlisted }

func New() *Hertz
func Default() *Hertz
func (h *Hertz) Group() *route.RouterGroup
