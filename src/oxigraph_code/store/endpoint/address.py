"""The address of a server, with the user and secret for it.

For maintainers: a secret is read from the environment or the keyring of the system when it is needed. It is no setting,
so that no list of settings, command line or log shows it. This module must not know the protocol.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from oxigraph_code.errors import ConfigError
from oxigraph_code.settings.config import Settings

SECRET_VARIABLE = "OXIGRAPH_STORE_SECRET"  # noqa: S105 - the name of a variable
KEYRING_SERVICE = "oxigraph-code"

_EXAMPLE = "give its query endpoint, for example OXIGRAPH_STORE_URL=https://graph.example.org/sparql"


@dataclass(frozen=True)
class ServerAddress:
    """The query endpoint of a server; ``kind`` is one of ``servers``, or ``auto``."""

    url: str
    kind: str = "auto"
    user: str = ""
    secret: str = field(default="", repr=False)

    @classmethod
    def configured(cls, settings: Settings, environment: Mapping[str, str] | None = None) -> ServerAddress | None:
        """Return the server of the settings; ``None`` if they name none.

        Raises ``ConfigError`` for an address that cannot be used.
        """
        environment = os.environ if environment is None else environment
        if not settings.store_url:
            return None
        url = _checked(settings.store_url)
        secret = environment.get(SECRET_VARIABLE, "")
        if settings.store_user and not secret:
            secret = _in_keyring(url, settings.store_user)
        return cls(url, settings.store_kind, settings.store_user, secret)


def _checked(url: str) -> str:
    try:
        parts = urlsplit(url)
        is_usable = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_usable = False
    if not is_usable:
        raise ConfigError("store_url is no address of a server", hint=_EXAMPLE, setting="store_url")
    if parts.username or parts.password:
        raise ConfigError(
            "store_url must not have a user or a password in it",
            hint=f"give them as OXIGRAPH_STORE_USER and {SECRET_VARIABLE}, or store the password in the keyring",
            setting="store_url",
        )
    if parts.query or parts.fragment:
        raise ConfigError("store_url must not have a query or a fragment", hint=_EXAMPLE, setting="store_url")
    return url


def _in_keyring(url: str, user: str) -> str:
    """Return the password in the keyring of the system; empty if there is none, or no keyring."""
    try:
        import keyring
        from keyring.errors import KeyringError
    except ImportError:
        return ""
    try:
        return keyring.get_password(f"{KEYRING_SERVICE} {url}", user) or ""
    except KeyringError:
        return ""
