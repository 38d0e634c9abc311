"""Truth about more Python packages, made with jedi, since six repositories are too few.

For maintainers: ``python_syntax`` finds definitions and call sites, ``jedi_oracle`` finds the meaning of a name at a
place, ``records`` makes a truth file of both. None of them uses anything of ``oxigraph_code``: truth that shared code
with the program would share its errors. jedi is in the dependency group ``truth``.
"""
