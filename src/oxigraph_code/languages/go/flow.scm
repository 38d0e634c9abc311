; Branches, documentation, and comments before definitions.

((if_statement consequence: (_) @branch))
((if_statement alternative: (_) @branch))
([(expression_case) (type_case) (default_case) (communication_case)] @branch)
((for_statement body: (_) @branch)
  (#set! kind "loop"))

((comment) @leading @doc)
((source_file . (comment)+ @doc . (package_clause)))
