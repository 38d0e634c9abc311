"""Names under which a server may be asked: those that its user knows, and no other."""

from __future__ import annotations

import socket

import pytest

from oxigraph_code.errors import ConfigError
from oxigraph_code.server.host_names import AllowedHosts

OWN = socket.gethostname().lower()


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "localhost"])
def test_a_server_for_this_machine_alone_answers_to_localhost(address: str) -> None:
    hosts = AllowedHosts.at(address, "")
    assert hosts.allows("localhost:49152")
    assert hosts.allows("127.0.0.1:49152")
    assert not hosts.allows("evil.example")
    assert not hosts.allows("build.lan")


def test_a_server_for_others_answers_to_its_address_and_to_the_name_of_its_machine() -> None:
    hosts = AllowedHosts.at("build.lan", "")
    for name in ("build.lan:8772", "BUILD.LAN", "build.lan.", OWN, "192.168.1.5:8772", "[fd00::5]:1", "localhost"):
        assert hosts.allows(name), name
    for name in ("other.lan", "evil.build.lan", "build.lan.evil.example", f"{OWN}.evil.example"):
        assert not hosts.allows(name), name


@pytest.mark.parametrize(
    "host", ["", ":80", "ann@localhost", "localhost/x", "localhost:", "local host", "127.1", "0x7f.1"]
)
def test_a_header_that_is_no_host_is_refused(host: str) -> None:
    assert not AllowedHosts.at("127.0.0.1", "").allows(host)


def test_names_are_added_by_the_setting() -> None:
    hosts = AllowedHosts.at("0.0.0.0", " code-graph, Graph.example.org ,")
    assert hosts.allows("code-graph:8765")
    assert hosts.allows("graph.example.org")
    assert hosts.allows_origin("https://graph.example.org", "10.0.0.7:8765")


@pytest.mark.parametrize("names", ["*", "https://graph.example.org", "build.lan:8772", "a b"])
def test_an_entry_that_is_no_name_is_an_error(names: str) -> None:
    with pytest.raises(ConfigError, match="http_hosts"):
        AllowedHosts.at("0.0.0.0", names)


@pytest.mark.parametrize(
    "origin", ["null", "", "file://", "https://evil.example", "http://localhost", "ftp://localhost:8765"]
)
def test_a_page_of_another_place_is_refused(origin: str) -> None:
    assert not AllowedHosts.at("127.0.0.1", "").allows_origin(origin, "localhost:8765")


def test_a_page_of_the_same_place_is_allowed() -> None:
    assert AllowedHosts.at("127.0.0.1", "").allows_origin("http://localhost:9000", "localhost:9000")
