"""Gemfiles, specifications and locks are read as text, and nothing runs."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.ruby.manifest import read_project

GEMFILE = """
source "https://gems.example"
gem "rack", "~> 3.0", ">= 3.0.4"  # a comment
gem 'json'
group :development, :test do
  gem "minitest"
  platforms :ruby do
    gem "debug", require: false
  end
end
gem "rake", group: :development
gem name_of_gem
"""
SPECIFICATION = """
Gem::Specification.new do |s|
  s.name = "shop"
  s.version = Shop::VERSION
  s.summary = 'A shop'
  s.add_dependency "bigdecimal", ">= 3", "< 5"
  s.add_development_dependency("rspec")
end
"""


def project(folder: Path, **files: str) -> ProjectFacts:
    for name, text in files.items():
        (folder / name).write_text(text)
    found = read_project(folder)
    assert found is not None
    return found


def test_a_gemfile_has_constraints_and_the_groups_of_blocks_and_arguments(tmp_path: Path) -> None:
    assert project(tmp_path, Gemfile=GEMFILE).dependencies == (
        Dependency("rack", "~> 3.0, >= 3.0.4"),
        Dependency("json"),
        Dependency("minitest", group="development test"),
        Dependency("debug", group="development test"),
        Dependency("rake", group="development"),
    )


def test_a_computed_name_is_left_out_with_a_diagnostic(tmp_path: Path) -> None:
    (path, diagnostic), *others = project(tmp_path, Gemfile=GEMFILE).diagnostics
    assert (path, diagnostic.line, others) == ("Gemfile", 12, [])


def test_a_specification_names_the_project_and_computes_nothing(tmp_path: Path) -> None:
    found = project(tmp_path, **{"shop.gemspec": SPECIFICATION})
    assert (found.name, found.version, found.description) == ("shop", "", "A shop")
    assert found.dependencies == (Dependency("bigdecimal", ">= 3, < 5"), Dependency("rspec", group="development"))


def test_gems_of_the_lock_that_others_need_are_indirect(tmp_path: Path) -> None:
    lock = "GEM\n  specs:\n    json (2.6.1)\n    webrick (1.8.1)\n      extra (>= 1)\n"
    found = project(tmp_path, **{"Gemfile": 'gem "json"\n', "Gemfile.lock": lock})
    assert found.dependencies == (Dependency("json"), Dependency("webrick", "1.8.1", "indirect"))


def test_a_folder_without_manifest_is_no_project(tmp_path: Path) -> None:
    assert read_project(tmp_path) is None


def test_lines_of_any_length_end_soon(tmp_path: Path) -> None:
    project(tmp_path, Gemfile="gem " * 50_000 + "\n" + "group :a do " * 20_000 + "\n" + 'gem "a", ' * 50_000)
