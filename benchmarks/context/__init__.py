"""The files of a change, as ``get_context`` finds them from the text of a commit or an issue.

For maintainers: ``tasks.jsonl`` are commits in four repositories and ``issues.jsonl`` issues of SWE-bench, with the
commit before the change and the code files that it changed. ``unseen.jsonl`` are commits of repositories on which no
rule was made.
"""
