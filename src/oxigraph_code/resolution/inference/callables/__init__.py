"""Functions and classes that are called: arguments, parameters, results."""
