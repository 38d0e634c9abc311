"""Our counts of PHP and Ruby definitions against the parsers of these languages on the same files.

Run: ``python -m benchmarks.counts_by_scripts FOLDER ...``, with ``php`` and ``ruby`` installed. PHP's tokenizer and
Ripper read the files of a folder's commit. Prints the definitions of both, every file whose definitions differ, and
exits with 1 if any does. Files that a parser refuses are left out on both sides. Templates are no files of PHP alone;
methods that a call such as ``attr_reader`` makes are no definitions for Ripper.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts

RIPPER = """
require 'ripper'; require 'json'
def walk(n, c)
  case n[0]
  when :class, :module then f = n[1].flatten; c << ['type', f[f.rindex { |e| e.is_a?(Integer) } - 1]]
  when :def then c << ['function', n[1].flatten[2]]
  when :defs then c << ['function', n[3].flatten[2]]
  end
  n.each { |e| walk(e, c) if e.is_a?(Array) }
end
STDIN.each_line(chomp: true) do |path|
  tree = Ripper.sexp(File.binread(path).force_encoding('UTF-8'))
  found = tree && []
  walk(tree, found) if tree
  puts JSON.dump(found)
end
"""

TOKENS = r"""
while (($path = fgets(STDIN)) !== false) {
    try { $tokens = PhpToken::tokenize(file_get_contents(rtrim($path, "\n")), TOKEN_PARSE); }
    catch (\Throwable) { echo "null\n"; continue; }
    $tokens = array_values(array_filter($tokens, fn ($token) => !$token->isIgnorable()));
    $found = [];
    foreach ($tokens as $i => $token) {
        $next = $tokens[$i + 1] ?? null;
        if ($next && $next->text === '&') $next = $tokens[$i + 2];
        $is_used = $i && $tokens[$i - 1]->is([T_USE, T_DOUBLE_COLON]);
        $is_named = $next && $next->text !== '(';
        if ($token->is(T_FUNCTION) && !$is_used && $is_named) $found[] = ['function', $token->line];
        if ($token->is([T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM]) && !$is_used && $next->is(T_STRING))
            $found[] = ['type', $token->line];
    }
    echo json_encode($found), "\n";
}
"""
_PARSERS = {"php": ("*.php", ("php", "-r", TOKENS)), "ruby": ("*.rb", ("ruby", "-e", RIPPER))}
_KINDS = {**dict.fromkeys(("class", "trait", "enum"), "type"), **dict.fromkeys(("function", "method"), "function")}
_WRITTEN = re.compile(r"(?:^|\s)(?:class|module|def)\s")


def compared(root: Path, language: str) -> int:
    """Print the comparison for one folder, and return the number of files that differ."""
    loader = registry.installed().loader(language)
    if not extracts(loader):
        return 0
    pattern, command = _PARSERS[language]
    listed = subprocess.run(["git", "ls-files", pattern], cwd=root, capture_output=True, text=True, check=True)
    paths = [path for path in listed.stdout.splitlines() if not path.endswith(".blade.php")]
    said = subprocess.run(
        command, cwd=root, input="".join(f"{path}\n" for path in paths), capture_output=True, text=True
    )
    total: Counter[str] = Counter()
    differing = refused = 0
    for path, line in zip(paths, said.stdout.splitlines(), strict=True):
        if (theirs := json.loads(line)) is None:
            refused += 1
            continue
        text = (root / path).read_bytes()
        lines = text.decode(errors="replace").splitlines()
        ours = Counter(
            _KINDS[entry.kind]
            for entry in loader.extract(text, path).definitions
            if entry.kind in _KINDS and "anonymous" not in entry.modifiers
            if language == "php" or _WRITTEN.search(lines[entry.start_line - 1])
        )
        found = Counter(kind for kind, _ in theirs)
        total += found
        if ours != found:
            differing += 1
            print(f"  {path}: {dict(ours)} for {dict(found)}")
    print(f"{root.name}, {language}: {len(paths):,} files, {refused} refused; {dict(total)}; {differing} files differ")
    return differing


def main() -> int:
    differing = sum(compared(Path(folder), language) for folder in sys.argv[1:] for language in _PARSERS)
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main())
