"""Accuracy of the call graph for real executions: our edges against traces of requests' tests.

For maintainers: a trace needs no oracle, so this truth has no errors, but knows only the code that the tests reach. A
call that Python makes by itself (a property, an operator, a callback) is no explicit one: it may be found or not.
"""
