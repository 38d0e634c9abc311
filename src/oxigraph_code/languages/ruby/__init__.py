"""The loader of Ruby."""

from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.lazy import later

MANIFESTS = ("Gemfile", "gems.rb", "Gemfile.lock")
"""The names of the manifests; a gemspec is read beside one of them."""

LOADER = TreeSitterLoader(
    language_id="ruby",
    file_extensions=("rb", "rake", "gemspec", "ru", "erb", "haml"),
    grammar=later("tree_sitter_ruby", "language"),
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "RubyConventions"),
    semantics=later(f"{__name__}.semantics", "RubySemantics"),
    manifests=MANIFESTS,
    test_commands=(
        RunsTests("bundle exec rspec {files}", "Gemfile", "rspec"),
        RunsTests("bin/rails test {files}", "bin/rails"),
        RunsTests("bundle exec rake test"),
    ),
    read_project=later(f"{__name__}.manifest", "read_project"),
    embedded={"erb": later(f"{__name__}.templates", "ruby_in"), "haml": later(f"{__name__}.templates", "ruby_in_haml")},
    ignore_patterns=("vendor/bundle/", ".bundle/", "tmp/", "coverage/"),
)
