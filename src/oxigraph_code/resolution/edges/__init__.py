"""Edges beside calls: references, handovers, relations of types and entry points."""
