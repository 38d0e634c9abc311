"""The names under which a server on this machine may be asked.

For maintainers: by DNS rebinding, a page of another site reaches a server here under a name of its own. So a server
answers to names that its user knows, and to addresses in numbers, which no name server can redirect. Ports are not
compared: a container, a tunnel or a development environment maps them. This module must not know any server. See
decision 0119.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import dataclass

from oxigraph_code.errors import ConfigError

_AUTHORITY = re.compile(r"(?:\[([^\[\]/@]+)\]|([^\[\]:/@\s]+))(?::\d+)?")
_NAME = re.compile(r"[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?")


@dataclass(frozen=True)
class AllowedHosts:
    """The names under which clients may ask a server; its user added the ``chosen`` ones."""

    own: tuple[str, ...]
    chosen: tuple[str, ...] = ()

    @classmethod
    def at(cls, address: str, more: str) -> AllowedHosts:
        """Return the names for a server that listens at an address, with ``more`` of them between commas.

        Raises ``ConfigError`` for an entry that is no name.
        """
        chosen = [name for entry in more.split(",") if (name := entry.strip().lower())]
        for name in chosen:
            if not _is_number(name) and _NAME.fullmatch(name) is None:
                raise ConfigError(
                    f"http_hosts cannot have {name!r}",
                    hint="give names without http:// and port, for example OXIGRAPH_HTTP_HOSTS=graph.example.org,build",
                    setting="http_hosts",
                )
        own = ["localhost"]
        if not is_loopback(address):
            # Not the name that a reverse look-up gives: the network would choose it.
            name = socket.gethostname().lower()
            asked = [] if _is_number(address) else [address.lower()]
            own = [*asked, name, f"{name.partition('.')[0]}.local", *own]
        return cls(tuple(dict.fromkeys(own)), tuple(chosen))

    def allows(self, authority: str) -> bool:
        """Return true if a ``Host`` header names this server."""
        name = host_of(authority)
        return _is_number(name) or name in self.own or name in self.chosen

    def allows_origin(self, origin: str, authority: str) -> bool:
        """Return true if a page is from this server or a name that the user added, such as a proxy."""
        scheme, _, place = origin.lower().partition("://")
        return scheme in ("http", "https") and (place == authority.lower() or host_of(place) in self.chosen)


def host_of(authority: str) -> str:
    """Extract the host of ``HOST:PORT`` in lower case, without brackets; empty if there is none."""
    found = _AUTHORITY.fullmatch(authority)
    return (found[1] or found[2]).lower().rstrip(".") if found else ""


def is_loopback(host: str) -> bool:
    """Return true for a host that this machine alone can reach."""
    return host.lower() == "localhost" or (_is_number(host) and ipaddress.ip_address(host).is_loopback)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
