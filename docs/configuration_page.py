"""Write ``docs/reference/configuration.md`` from the fields of ``Settings``."""

from __future__ import annotations

import dataclasses

from docs.markdown import table
from oxigraph_code.settings.config import ENVIRONMENT_PREFIX, Settings

_INTRO = """\
<!-- Generated from oxigraph_code.settings.config by `python -m docs.generate`; do not edit. -->

# Configuration

A setting is looked up in this order, and the first place that has a value wins:

1. an option of the command line (`oxigraph-code` only), for example `--query-timeout-s 60`;
2. an environment variable; an empty one counts as not set;
3. the user's configuration file;
4. the project file, for the few settings that it may have;
5. the default.

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

## The project file

`.oxigraph-code.toml` at the root of a run, else the table `[tool.oxigraph-code]` of the `pyproject.toml` there, chooses
the files of a project. A snapshot is chosen by the file in its commit. The next look notices a change of the file.

```toml
include = ["build/generated/"]  # indexed although git or a default leaves it out
exclude = ["docs/", "*_pb2.py"]
languages = ["python", "typescript"]
max_file_bytes = 500000         # larger files are left out
max_answer_chars = 6000
default_depth = 2               # steps that get_callers and the like follow
store_path = ".graph"           # only with OXIGRAPH_ALLOW_PROJECT_STORE=1

[rules]                         # of oxigraph-code check
import-cycles = "error"
```

- Patterns are those of `.gitignore`, relative to the root. `exclude` wins over `include`, and the folders of a
  version-control system are never included. To index one folder alone: `exclude = ["/*", "!/src/"]`.
- A checkout may be hostile: this file chooses files inside of the root, shorter answers, a depth and rules. A limit
  in it can be smaller than the user's, never larger. An option, a variable or the user's file comes before it.
- A syntax error, a value that cannot be used and a language without a loader are a [`ConfigError`](errors.md) with
  line and column. A key that is no setting, of a later version perhaps, is ignored, and every answer names it.
- Folders into which a package manager wrote packages (`vendor` with `modules.txt`, `node_modules` with its lock) are
  left out by default, also where git tracks them: `include = ["vendor/"]` adds them.
- Folders called `dist`, `build`, `vendor`, `.next`, `.cache` or `coverage` in which git tracks no file are left out;
  the answer of `load_code` names them.
"""


def render() -> str:
    """Render the text of the page."""
    rows = [
        (f"`{ENVIRONMENT_PREFIX}{field.name.upper()}`", f"`{field.metadata['shown']}`", field.metadata["meaning"])
        for field in dataclasses.fields(Settings)
    ]
    return "\n".join([_INTRO, *table(("Variable", "Default", "Meaning"), rows), _REST])
