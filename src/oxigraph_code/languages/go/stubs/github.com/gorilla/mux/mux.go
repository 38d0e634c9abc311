// Routers and the calls that make them; other members are not listed.
package mux

type Router struct { unlisted }
type Route struct { unlisted }

func NewRouter() *Router
func (r *Router) PathPrefix() *Route
func (r *Router) HandleFunc() *Route
func (r *Router) Handle() *Route
func (r *Router) Methods() *Route
func (r *Router) Host() *Route
func (r *Router) Queries() *Route
func (r *Router) Headers() *Route
func (r *Router) Name() *Route
func (r *Router) Schemes() *Route
func (r *Router) Path() *Route
func (r *Route) PathPrefix() *Route
func (r *Route) HandleFunc() *Route
func (r *Route) Handle() *Route
func (r *Route) Methods() *Route
func (r *Route) Host() *Route
func (r *Route) Queries() *Route
func (r *Route) Headers() *Route
func (r *Route) Name() *Route
func (r *Route) Schemes() *Route
func (r *Route) Path() *Route
func (r *Router) Subrouter() *Router
func (r *Router) StrictSlash() *Router
func (r *Route) Subrouter() *Router
func (r *Route) StrictSlash() *Router
