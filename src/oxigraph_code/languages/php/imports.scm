; Names that a file imports, its namespace, and the files that it includes.

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
