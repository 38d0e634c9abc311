"""The rules, libraries and manifests that the languages of the Java virtual machine share.

For maintainers: one folder, because files of these languages use one another and are one program. Their queries and
conventions are in folders of their own.
"""

from oxigraph_code.lazy import later

SEMANTICS = later(f"{__name__}.semantics", "SEMANTICS").load
