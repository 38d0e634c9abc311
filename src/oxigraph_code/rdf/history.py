"""Commits, their changes and their authors as N-Triples, and the queries of their loader.

For maintainers: statements that depend on other commits, other projects or the mailmap are apart from those about the
commit alone: the latter never change once they are written, the former are compared and corrected by every load.
"""

from __future__ import annotations

from collections.abc import Iterable

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.facts.commits import ChangeFacts, CommitFacts, Identity
from oxigraph_code.patterns.link_kinds import links_in
from oxigraph_code.rdf.ntriples import TRUE, Statements, date_time, integer, iri, text

SHORT = 7
"""How many characters of a hash are its short form."""

ANY_COMMIT = f"SELECT ?commit {{ ?commit <{code.commitHash}> ?hash }} LIMIT 1"
COMMITS = f"SELECT ?hash ?commit {{ ?commit <{code.commitHash}> ?hash }}"
# Commits whose changes were unknown when they were loaded are among them.
BARE_COMMITS = f"""
SELECT ?hash {{
  ?commit <{code.commitHash}> ?hash
  FILTER NOT EXISTS {{ ?commit <{code.parentCommit}> ?parent }}
  FILTER NOT EXISTS {{ ?commit <{code.hasChange}> ?change }}
}}
"""
COMMIT_LINKS = f"""
SELECT ?commit ?link ?other {{
  VALUES ?link {{ <{code.author}> <{code.coAuthor}> <{code.committer}> <{code.parentCommit}> }} ?commit ?link ?other
}}
"""
CHANGES = f"SELECT ?commit ?change {{ ?commit <{code.hasChange}> ?change }}"
AFFECTED = f"SELECT ?change ?module {{ ?change <{code.affectsModule}> ?module }}"


def modules_of(project_iri: str) -> str:
    """Return a query for the modules of a project."""
    return f"SELECT ?module {{ ?module <{code.partOf}> <{project_iri}> }}"


def commits_of(project_iri: str) -> str:
    """Return a query for the commits of a project."""
    return f"SELECT ?commit {{ <{project_iri}> <{code.hasCommit}> ?commit }}"


def affected(module_iris: Iterable[str]) -> str:
    """Return a query for the changes that modules are linked to."""
    modules = " ".join(map(iri, module_iris))
    return f"SELECT ?change ?module {{ VALUES ?module {{ {modules} }} ?change <{code.affectsModule}> ?module }}"


def changes_at(paths: Iterable[str]) -> str:
    """Return a query for the changes of paths."""
    values = " ".join(map(text, paths))
    return (
        f"SELECT ?commit ?change {{ VALUES ?path {{ {values} }} "
        f"?change <{code.filePath}> ?path . ?commit <{code.hasChange}> ?change }}"
    )


def commit_lines(facts: CommitFacts, commit_iri: str) -> list[str]:
    """Return the statements about a commit alone."""
    statements = Statements()
    commit = statements.about(commit_iri)
    commit.add(code.RDF_TYPE, iri(code.Commit))
    commit.add_text(code.commitHash, facts.hash)
    commit.add_text(code.shortHash, facts.hash[:SHORT])
    commit.add_text(code.authorName, facts.author.name)
    commit.add_text(code.authorEmail, facts.author.email)
    commit.add_text(code.committerName, facts.committer.name)
    commit.add_text(code.committerEmail, facts.committer.email)
    commit.add(code.commitDate, date_time(facts.date))
    commit.add(code.message, text(facts.message))  # every commit has one, if an empty one
    for kind, target in dict.fromkeys(links_in(facts.message, is_commit=True)):
        link = statements.about(identity.remark(commit_iri, "link", target))
        link.add(code.RDF_TYPE, iri(code.ExternalLink))
        link.add(code.about, iri(commit_iri))
        link.add_text(code.linkTarget, target)
        link.add_text(code.linkKind, kind)
    return statements.lines


def change_lines(changes: Iterable[ChangeFacts], commit_iri: str) -> list[str]:
    """Return the file changes of a commit."""
    statements = Statements()
    commit = statements.about(commit_iri)
    for facts in changes:
        change_iri = identity.file_change(commit_iri, facts.path)
        commit.add(code.hasChange, iri(change_iri))
        change = statements.about(change_iri)
        change.add(code.RDF_TYPE, iri(code.FileChange))
        change.add_text(code.changeType, facts.kind)
        change.add_text(code.filePath, facts.path)
        change.add_text(code.oldFilePath, facts.old_path)
        if facts.lines_added >= 0:
            change.add(code.linesAdded, integer(facts.lines_added))
            change.add(code.linesDeleted, integer(facts.lines_deleted))
    return statements.lines


def commit_link_lines(
    commit_iri: str, author_iri: str, committer_iri: str, co_author_iris: Iterable[str], parent_iris: Iterable[str]
) -> list[str]:
    """Return the authors, committer and parents of a commit; an empty IRI is an unknown person."""
    statements = Statements()
    commit = statements.about(commit_iri)
    for predicate, values in (
        (code.author, [author_iri]),
        (code.coAuthor, co_author_iris),
        (code.committer, [committer_iri]),
        (code.parentCommit, parent_iris),
    ):
        for value in filter(None, values):
            commit.add(predicate, iri(value))
    return statements.lines


def is_parent_line(line: str) -> bool:
    """Return true if a statement is about the parent of a commit."""
    return f"> <{code.parentCommit}> <" in line


def person_iri(person: Identity) -> str:
    """Return the IRI of a person, empty if the person is unknown."""
    return identity.person(person.name, person.email) if person.name or person.email else ""


def person_lines(person: Identity, iri_of_person: str, *, is_robot: bool) -> list[str]:
    """Return a person or robot that authors or commits."""
    statements = Statements()
    subject = statements.about(iri_of_person)
    subject.add(code.RDF_TYPE, iri(code.Person))
    subject.add_text(code.name, person.name)
    subject.add_text(code.email, person.email)
    if is_robot:
        subject.add(code.isRobot, TRUE)
    return statements.lines


def commit_of_project_line(project_iri: str, commit_iri: str) -> str:
    """Write that the repository of a project has a commit."""
    return f"<{project_iri}> <{code.hasCommit}> <{commit_iri}> ."


def affects_line(change_iri: str, module_iri: str) -> str:
    """Write that a change was made to the file of a module."""
    return f"<{change_iri}> <{code.affectsModule}> <{module_iri}> ."
