"""Type inference: the evaluator of access paths and the rules it applies."""
