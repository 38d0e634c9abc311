"""Candidate targets: calls that may happen, without evidence for one target."""
