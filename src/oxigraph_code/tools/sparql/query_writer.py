"""A model that writes queries, if one is configured: the optional extra ``ask``.

For maintainers: this is the only module that sends anything anywhere. It sends the question, the vocabulary and example
queries to the address in the user's environment; never code. The reply is untrusted text: it is checked like any query,
must use the vocabulary, and gets a limit.

Source: the chat completions interface that most model servers implement.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from oxigraph_code import identity, queries
from oxigraph_code.errors import QueryError
from oxigraph_code.queries import term_lines
from oxigraph_code.queries.library import FOLDER, Template
from oxigraph_code.store import check_query, tokenize
from oxigraph_code.tools.sparql.advice import unknown_terms

_SECONDS = 60.0
_MAX_ROWS = 200
_BLOCK = re.compile(r"```(?:sparql)?\s*\n(.*?)```", re.DOTALL | re.IGNORECASE)


class NotWritten(Exception):
    """There is no query to run; the message has the reason."""


@dataclass(frozen=True)
class QueryWriter:
    """A model behind an address."""

    base_url: str
    model: str
    key: str = field(repr=False, default="")

    @classmethod
    def configured(cls, environment: Mapping[str, str] = os.environ) -> QueryWriter | None:
        """Read the model of ``LLM_BASE_URL``, ``MODEL_NAME`` and ``LLM_API_KEY``; None without the first two."""
        url, model = environment.get("LLM_BASE_URL", ""), environment.get("MODEL_NAME", "")
        return cls(url.rstrip("/"), model, environment.get("LLM_API_KEY", "")) if url and model else None

    def write(self, question: str, examples: list[Template]) -> str:
        """Ask the model for a query and check it.

        Raises ``NotWritten``.
        """
        text = self._reply(_prompt(question, examples))
        block = _BLOCK.search(text)
        query = (block[1] if block else text).strip()
        try:
            check_query(query, allow_network=False)
        except QueryError as error:
            raise NotWritten(f"the query of the model may not be run: {error.message}") from None
        wrong = unknown_terms(query)
        if wrong:
            raise NotWritten(f"the model does not know the vocabulary: {wrong[0]}")
        words = [token.text.upper() for token in tokenize(query).tokens if token.depth == 0]
        if "SELECT" not in words:
            raise NotWritten("the model wrote no SELECT query")
        return query if "LIMIT" in words else f"{query}\nLIMIT {_MAX_ROWS}"

    def _reply(self, prompt: str) -> str:
        try:
            import httpx
        except ImportError:
            raise NotWritten("a model is configured; install oxigraph-code[ask] to ask it") from None
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        request = {"model": self.model, "temperature": 0, "messages": [{"role": "user", "content": prompt}]}
        try:
            response = httpx.post(
                f"{self.base_url}/chat/completions", json=request, headers=headers, timeout=_SECONDS
            ).raise_for_status()
            return str(response.json()["choices"][0]["message"]["content"])
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, LookupError, TypeError) as error:
            raise NotWritten(f"the model did not answer: {type(error).__name__}: {error}") from None


def _prompt(question: str, examples: list[Template]) -> str:
    shown = "\n".join(queries.read(f"{FOLDER}/{template.name}") for template in examples if template.has_query)
    return (
        "Write one SPARQL 1.1 SELECT query that answers the question below over a graph of source code. Answer with "
        "the query in a ```sparql block and nothing else. Use these terms only; a name goes into the pattern as a "
        f"literal, not into a FILTER.\nPREFIX code: <{identity.BASE}>\n" + "\n".join(term_lines()) + "\n\n"
        f"Queries for other questions ($ and VALUES comments are placeholders for names):\n{shown}\n"
        f"Question: {question}\n"
    )
