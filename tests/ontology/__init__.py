"""The ontology holds together, and graphs can be held against it."""
