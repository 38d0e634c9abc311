"""The form in which facts travel between processes and are kept on disk: MessagePack, never pickle."""

from __future__ import annotations

import msgspec

from oxigraph_code.facts.file_facts import FileFacts

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(FileFacts)


def encode(facts: FileFacts) -> bytes:
    """Encode facts as MessagePack."""
    return _encoder.encode(facts)


def decode(data: bytes) -> FileFacts:
    """Decode the output of ``encode``. Raises ``msgspec.DecodeError`` for any other data."""
    try:
        return _decoder.decode(data)
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(str(error)) from None
