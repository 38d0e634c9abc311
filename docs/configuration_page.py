"""Write ``docs/reference/configuration.md`` from the fields of ``Settings``."""

from __future__ import annotations

import dataclasses

from docs.markdown import table
from oxigraph_code.config import ENVIRONMENT_PREFIX, Settings

_INTRO = """\
<!-- Generated from oxigraph_code.config by `python -m docs.generate`; do not edit. -->

# Configuration

A setting is looked up in this order, and the first place that has a value wins:

1. an option of the command line (`oxigraph-code` only), for example `--query-timeout-s 60`;
2. an environment variable; an empty one counts as not set;
3. the user's configuration file;
4. the default.

## Settings
"""
_REST = """\
- Numbers must not be negative. A truth value is `1`, `true`, `yes` or `on`, or `0`, `false`, `no` or `off`, in any
  case.
- `OXIGRAPH_MAX_RESULT_BYTES=0` means no limit.
- `~` in the path of the store or of the cache is the user's home folder.
- By default the cache is the folder `oxigraph-code` in `$XDG_CACHE_HOME`, else in `~/.cache`; on Windows in
  `%LOCALAPPDATA%`. An empty path, as an option or in the file, turns the cache off.
- A value that cannot be used, or an unknown name in the file, is a [`ConfigError`](errors.md), and nothing is started.

## The configuration file

The file is TOML. Its keys are the names of the variables in lower case, without `OXIGRAPH_`:

```toml
store_path = "~/.local/share/oxigraph-code/store"
query_timeout_s = 60
```

`OXIGRAPH_CONFIG` names the file; it is then an error if the file cannot be read. Without that variable it is
`oxigraph-code/config.toml` in `$XDG_CONFIG_HOME`, else in `~/.config`, on Windows in `%APPDATA%`, and may be missing.
No configuration is ever read from a project that is indexed.
"""


def render() -> str:
    """The text of the page."""
    rows = [
        (f"`{ENVIRONMENT_PREFIX}{field.name.upper()}`", f"`{field.metadata['shown']}`", field.metadata["meaning"])
        for field in dataclasses.fields(Settings)
    ]
    return "\n".join([_INTRO, *table(("Variable", "Default", "Meaning"), rows), _REST])
