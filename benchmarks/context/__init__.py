"""The files of a change: how well ``get_context`` finds them from the text of a commit or an issue.

For maintainers: ``tasks.jsonl`` are commits of four repositories and ``issues.jsonl`` issues of SWE-bench, with the
commit before the change and the files of code that it changed. ``unseen.jsonl`` are commits of repositories on which no
rule was made.
"""
