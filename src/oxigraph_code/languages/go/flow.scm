; Branches, documentation, and comments before definitions.

((if_statement consequence: (_) @branch))
((if_statement alternative: (_) @branch))
([(expression_case) (type_case) (default_case) (communication_case)] @branch)
((for_statement body: (_) @branch)
  (#set! kind "loop"))

((comment) @leading @doc
  (#set! adjacent "line"))
((package_clause "package" @leading))
