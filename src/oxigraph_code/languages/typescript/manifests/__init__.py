"""One module for each kind of manifest: what a single file declares."""

PACKAGE_FILE = "package.json"
PNPM_FILE = "pnpm-workspace.yaml"

# The files that mark the root of a project, the most telling first.
MANIFESTS = (PACKAGE_FILE, PNPM_FILE)
