; Names that a file imports, its namespace, and the files that it includes.

; A template that a function shows, by its name with quotes, and a component: see ``templates``.
((function_call_expression function: (name) @_view arguments: (arguments . (argument (string) @source))) @import
  (#eq? @_view "view") (#set! kind "module") (#set! binds "nothing"))
((member_call_expression name: (name) @_view arguments: (arguments . (argument (string) @source))) @import
  (#any-of? @_view "view" "markdown" "render" "renderView" "renderForm") (#set! kind "module") (#set! binds "nothing"))
((scoped_call_expression scope: (name) @_view arguments: (arguments . (argument (string) @source))) @import
  (#eq? @_view "View") (#set! kind "module") (#set! binds "nothing"))
((argument name: (name) @_view (string) @source) @import
  (#any-of? @_view "view" "markdown") (#set! kind "module") (#set! binds "nothing"))
([(unary_op_expression "-" (string) @source) (binary_expression operator: "-" right: (string) @source)] @import
  (#set! kind "module") (#set! binds "nothing"))

((namespace_definition name: (_) @package))
((namespace_use_declaration (namespace_use_clause
  (qualified_name prefix: (namespace_name) @source (name) @name) alias: (_)? @alias) @import)
  (#set! kind "symbol"))
((namespace_use_declaration (namespace_use_clause . (name) @name alias: (_)? @alias) @import) 
  (#set! kind "symbol") (#set! source "\\"))
((namespace_use_declaration (namespace_name) @source body: (namespace_use_group
  (namespace_use_clause . (name) @name alias: (_)? @alias) @import))
  (#set! kind "symbol"))
((namespace_use_declaration (namespace_name) @source body: (namespace_use_group
  (namespace_use_clause (qualified_name prefix: (namespace_name) @source (name) @name) alias: (_)? @alias) @import))
  (#set! kind "symbol"))

([(include_expression [(string (string_content) @source) (parenthesized_expression (string (string_content) @source))])
  (include_once_expression [(string (string_content) @source) (parenthesized_expression (string (string_content) @source))])
  (require_expression [(string (string_content) @source) (parenthesized_expression (string (string_content) @source))])
  (require_once_expression [(string (string_content) @source) (parenthesized_expression (string (string_content) @source))])
  (include_expression (binary_expression left: (name) right: (string (string_content) @source)))
  (include_once_expression (binary_expression left: (name) right: (string (string_content) @source)))
  (require_expression (binary_expression left: (name) right: (string (string_content) @source)))
  (require_once_expression (binary_expression left: (name) right: (string (string_content) @source)))] @import
  (#set! kind "module") (#set! binds "nothing"))
