; Branches, and comments before definitions.

((if_statement consequence: (_) @branch))
((if_statement alternative: (_) @branch))
((case_statement) @branch)
([(for_statement body: (_) @branch) (while_statement body: (_) @branch) (do_statement body: (_) @branch)]
  (#set! kind "loop"))

((comment) @leading @doc
  (#set! adjacent "line"))
