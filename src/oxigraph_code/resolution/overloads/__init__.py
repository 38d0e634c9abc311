"""Classes with overloads: names, members and calls where parameters tell methods apart."""
