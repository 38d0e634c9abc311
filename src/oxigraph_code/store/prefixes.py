"""The prefixes that queries and updates may use without declaring them.

For maintainers: a declaration in the text takes precedence. Users see this list; removing a prefix breaks their
queries. This module must not know the engine.
"""

from __future__ import annotations

from oxigraph_code.identity import BASE

PREFIXES: dict[str, str] = {
    "code": BASE,
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
    "owl": "http://www.w3.org/2002/07/owl#",
    "skos": "http://www.w3.org/2004/02/skos/core#",
    "prov": "http://www.w3.org/ns/prov#",
    "doap": "http://usefulinc.com/ns/doap#",
    "dcterms": "http://purl.org/dc/terms/",
    "schema": "https://schema.org/",
    "sh": "http://www.w3.org/ns/shacl#",
}
