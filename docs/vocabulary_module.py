"""Write ``src/oxigraph_code/vocabulary.py`` from the vocabulary.

For maintainers: plain constants, so that ``from oxigraph_code import vocabulary as code`` gives ``code.definedIn``,
and a misspelt term fails when it is read and already under mypy.
"""

from __future__ import annotations

from docs import terms

_TOP = '''\
"""The terms of the vocabulary, as IRIs without brackets.

    from oxigraph_code import vocabulary as code
    code.Function, code.definedIn

Generated from ontology/code.ttl by ``python -m docs.generate``; do not edit.
"""

from __future__ import annotations

from typing import Final
'''
_BOTTOM = '''\
TERMS: Final = frozenset(name for key, name in tuple(globals().items()) if name == f"{NAMESPACE}{key}")
"""Every class and property."""
'''


def render() -> str:
    """Render the text of the module."""
    declared = terms.read()
    classes = sorted(term.name for term in declared if term.is_class)
    properties = sorted(term.name for term in declared if not term.is_class)
    blocks = [
        f'NAMESPACE: Final = "{terms.NAMESPACE}"\nRDF_TYPE: Final = "{terms.RDF}type"',
        _constants("Classes", classes),
        _constants("Properties", properties),
    ]
    return "\n".join([_TOP, *(f"{block}\n" for block in blocks), _BOTTOM])


def _constants(title: str, names: list[str]) -> str:
    return "\n".join([f"# {title}", *(f'{name}: Final = "{terms.NAMESPACE}{name}"' for name in names)])
