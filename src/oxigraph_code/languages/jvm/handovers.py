"""Java calls that only inspect their arguments, and annotations that register nothing.

For maintainers: data only; a function that is not listed may run its arguments.
"""

from __future__ import annotations

from typing import Final

_PLAIN_TEXT: Final = """
    Override Deprecated SuppressWarnings SafeVarargs FunctionalInterface Nullable NonNull Nonnull NotNull Generated
    CheckReturnValue VisibleForTesting Contract Documented Inherited Retention Target Getter Setter Data Value Builder
    ToString EqualsAndHashCode NoArgsConstructor AllArgsConstructor RequiredArgsConstructor Slf4j Serial
"""
_PLAIN: Final = frozenset(_PLAIN_TEXT.split())


def only_inspects(callee: str) -> bool:
    """Return true if a call inspects a function or class that is an argument, and never runs it."""
    return callee.startswith(("java.util.Objects.", "java.lang.String."))


def registers(decorator: str) -> bool:
    """Return true if an annotation may register its definition for a later call."""
    return decorator.rpartition(".")[2] not in _PLAIN
