"""Requests to a server over HTTP: time-outs, retries, and answers as streams.

For maintainers: the only module that imports httpx, which is an optional extra. The total time of a request is limited
by the parent, which kills this process; the time-out here is for connecting. A request is repeated only if the server
cannot have worked on it, or if repeating does no harm. Redirects are not followed: they would carry the secret to
another address. This module must not know SPARQL.
"""

from __future__ import annotations

import gzip
import io
import random
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, BinaryIO

from oxigraph_code.errors import ConfigError, StoreUnavailable
from oxigraph_code.store.endpoint.address import SECRET_VARIABLE, ServerAddress

if TYPE_CHECKING:
    import httpx

_CONNECT_SECONDS = 5.0
_ATTEMPTS = 4
_FIRST_PAUSE_S = 0.2
_LONGEST_PAUSE_S = 5.0
_BUSY = frozenset({429, 503})
"""The server says that it has not worked on the request."""
_BROKEN = frozenset({502, 504})
_SHOWN_CHARS = 400
_ROW_LIMIT = "X-SPARQL-MaxRows"
"""The header of an answer that Virtuoso has cut."""
_LEAST_COMPRESSED = 1_000


class Refused(Exception):
    """The server answered with an error status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"HTTP {status}: {text}")
        self.status = status
        self.text = text


class Body(io.RawIOBase, BinaryIO):
    """The body of an answer as a binary stream.

    ``failure`` is the error that ended it early, ``last`` the part that was read last, ``most_rows`` the limit of rows
    at which the server has cut its answer, 0 if it has not.
    """

    def __init__(self, chunks: Iterator[bytes], most_rows: int = 0) -> None:
        self.most_rows = most_rows
        self._chunks = chunks
        self._rest = b""
        self.failure: Exception | None = None
        self.last = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while not self._rest:
            try:
                self._rest = self.last = next(self._chunks)
            except StopIteration:
                return 0
            except Exception as error:
                self.failure = error
                raise OSError(str(error)) from None
        size = min(len(buffer), len(self._rest))
        buffer[:size] = self._rest[:size]
        self._rest = self._rest[size:]
        return size


class HttpClient:
    """A client of one server, with its connections kept open."""

    def __init__(self, address: ServerAddress) -> None:
        try:
            import httpx
        except ImportError:
            raise ConfigError(
                "OXIGRAPH_STORE_URL is set, and the client of HTTP is not installed",
                hint="pip install 'oxigraph-code[endpoint]'",
                setting="store_url",
            ) from None
        self._errors = httpx
        self._address = address
        self._client = httpx.Client(timeout=httpx.Timeout(None, connect=_CONNECT_SECONDS), follow_redirects=False)

    def authenticate(self, scheme: str) -> None:
        """Send user and secret with every request from now on, if there are any."""
        if self._address.user:
            kind = self._errors.DigestAuth if scheme == "digest" else self._errors.BasicAuth
            self._client.auth = kind(self._address.user, self._address.secret)

    def server_header(self) -> str:
        """Return the ``Server`` header of the server's answer to a plain request."""
        with self._answer(True, "GET", self._address.url) as answer:
            return str(answer.headers.get("server", ""))

    @contextmanager
    def post(
        self, url: str, data: Mapping[str, Any], headers: Mapping[str, str], *, is_safe: bool
    ) -> Iterator[tuple[str, Body]]:
        """Send a form; the media type and the body of the answer.

        ``is_safe`` is true if the request may be repeated after it has been worked on. Raises ``Refused`` for an error
        of the server, ``StoreUnavailable`` if there is no answer.
        """
        with self._answer(is_safe, "POST", url, data=data, headers=headers) as answer:
            if answer.status_code >= 300:
                answer.read()
                raise self._refusal(answer)
            yield self._streamed(answer)

    def send(self, url: str, content: bytes, headers: Mapping[str, str], *, is_safe: bool, zips: bool) -> None:
        """Send a body and discard the answer; raises as ``post`` does."""
        if zips and len(content) >= _LEAST_COMPRESSED:
            content, headers = gzip.compress(content, 5), {**headers, "Content-Encoding": "gzip"}
        with self._answer(is_safe, "POST", url, content=content, headers=headers) as answer:
            answer.read()
            if answer.status_code >= 300:
                raise self._refusal(answer)

    def broken_off(self, error: Exception) -> StoreUnavailable:
        """Return the error for an answer that ended before its end."""
        words = " ".join(str(error).split()) or type(error).__name__
        return StoreUnavailable(
            f"{self._address.url} broke off its answer: {words}",
            hint="ask for less; the log of the server may have the reason",
            path=self._address.url,
        )

    def _streamed(self, answer: httpx.Response) -> tuple[str, Body]:
        media_type = str(answer.headers.get("content-type", "")).partition(";")[0].strip().lower()
        most_rows = str(answer.headers.get(_ROW_LIMIT, ""))
        return media_type, Body(answer.iter_bytes(), int(most_rows) if most_rows.isdecimal() else 0)

    @contextmanager
    def _answer(self, is_safe: bool, method: str, url: str, **request: Any) -> Iterator[httpx.Response]:
        """Send a request, several times if need be, and open the stream of the answer."""
        answer = self._sent(is_safe, method, url, request)
        try:
            yield answer
        except self._errors.HTTPError as error:
            raise self.broken_off(error) from None
        finally:
            answer.close()

    def _sent(self, is_safe: bool, method: str, url: str, request: Mapping[str, Any]) -> httpx.Response:
        errors = self._errors
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                answer = self._client.send(self._client.build_request(method, url, **request), stream=True)
                is_retried = answer.status_code in _BUSY or (is_safe and answer.status_code in _BROKEN)
                if not is_retried or attempt == _ATTEMPTS:
                    return answer
                pause = _asked_pause(answer)
                answer.close()
            except (errors.ConnectError, errors.ConnectTimeout) as error:
                # Nothing was sent.
                if attempt == _ATTEMPTS:
                    raise self._unreachable(error) from None
                pause = 0.0
            except errors.HTTPError as error:
                if not is_safe or attempt == _ATTEMPTS:
                    raise self._unreachable(error) from None
                pause = 0.0
            backoff = _FIRST_PAUSE_S * 2 ** (attempt - 1) * random.uniform(0.5, 1.5)  # noqa: S311 - no secret
            time.sleep(min(_LONGEST_PAUSE_S, max(pause, backoff)))
        raise AssertionError("unreachable")

    def _unreachable(self, error: Exception) -> StoreUnavailable:
        words = " ".join(str(error).split()) or type(error).__name__
        return StoreUnavailable(
            f"{self._address.url} does not answer: {words}",
            hint="check that the server runs and that OXIGRAPH_STORE_URL is its query endpoint",
            path=self._address.url,
        )

    def _refusal(self, answer: httpx.Response) -> Refused | StoreUnavailable:
        status, url = answer.status_code, self._address.url
        if status in (401, 403):
            has_user = "this user may not do that, or its secret is wrong" if self._address.user else "set a user"
            return StoreUnavailable(
                f"{url} refuses access (HTTP {status})",
                hint=f"{has_user}: OXIGRAPH_STORE_USER with {SECRET_VARIABLE} or a password in the keyring",
                path=url,
            )
        if status < 400:
            place = answer.headers.get("location", "another address")
            return StoreUnavailable(
                f"{url} redirects to {place}", hint="set OXIGRAPH_STORE_URL to the address it redirects to", path=url
            )
        if status in (404, 405, 410):
            return StoreUnavailable(
                f"{url} is no SPARQL endpoint (HTTP {status})",
                hint="set OXIGRAPH_STORE_URL to the query endpoint, often ending in /sparql or /query",
                path=url,
            )
        return Refused(status, " ".join(answer.text.split())[:_SHOWN_CHARS] or answer.reason_phrase)


def _asked_pause(answer: httpx.Response) -> float:
    text = answer.headers.get("retry-after", "")
    return float(text) if text.isdecimal() else 0.0
