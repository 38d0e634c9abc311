"""Is the call graph right about what really runs? The tests of requests are traced, and our edges set against that.

For maintainers: what runs needs no oracle, so this truth errs in nothing, but knows only what the tests come to. A call
that Python makes by itself (a property, an operator, a callback) is no explicit one: it may be found or not.
"""
