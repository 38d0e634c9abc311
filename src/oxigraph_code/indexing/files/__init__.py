"""Files and projects of a root: walk, ignore rules, manifests, and the IRIs of projects."""
