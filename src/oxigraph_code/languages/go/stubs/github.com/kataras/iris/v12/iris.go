// Routers and the calls that make them; other members are not listed.
package iris

type Application struct { unlisted }
type Party struct { unlisted }

func New() *Application
func Default() *Application
func (a *Application) Party() Party
func (p *Party) Party() Party
