"""Readers of manifests and configurations, one module for each kind of file."""

PACKAGE_FILE = "package.json"
PNPM_FILE = "pnpm-workspace.yaml"

# The files that mark the root of a project, the most informative first.
MANIFESTS = (PACKAGE_FILE, PNPM_FILE)
