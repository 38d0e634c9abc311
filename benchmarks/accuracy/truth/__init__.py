"""Truth about more Python packages, made with jedi: six repositories are a thermometer, not a syllabus.

For maintainers: ``python_syntax`` finds definitions and call sites, ``jedi_oracle`` says what a name at a place means,
``records`` makes of both what a truth file holds. None of them uses anything of ``oxigraph_code``: truth that shared
code with what it judges would share its errors. jedi is in the dependency group ``truth``.
"""
