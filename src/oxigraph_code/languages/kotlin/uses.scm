; Uses without a call: the first name of a possible path.

([(navigation_expression . [(identifier) (this_expression)] @use)
  (value_argument (identifier) @use .) (binary_expression (identifier) @use) (unary_expression (identifier) @use)
  (property_declaration "=" . (identifier) @use) (assignment right: (identifier) @use)
  (parenthesized_expression (identifier) @use) (return_expression (identifier) @use)
  (function_body "=" . (identifier) @use) (when_subject (identifier) @use .) (if_expression condition: (identifier) @use)
  (infix_expression (identifier) @use . (identifier)) (interpolation (identifier) @use)
  (index_expression (identifier) @use) (is_expression left: (identifier) @use) (as_expression left: (identifier) @use)
  (when_entry condition: (identifier) @use) (for_statement (variable_declaration) . (identifier) @use)
  (lambda_literal (identifier) @use .) (throw_expression (identifier) @use) (callable_reference) @use])
((assignment left: [(identifier) (navigation_expression)] @use operator: "=")
  (#set! kind "write"))
((assignment left: [(identifier) (navigation_expression)] @use operator: ["+=" "-=" "*=" "/=" "%="])
  (#set! kind "update"))
([(is_expression right: (_) @use) (as_expression right: (_) @use) (type_test (_) @use)
  (property_declaration (variable_declaration (identifier) . (user_type) @use))
  (type_arguments (type_projection (user_type) @use)) (catch_block (identifier) . (user_type) @use)]
  (#set! kind "type"))

; Functions that are handed over.
((value_arguments (value_argument [(navigation_expression "::") (callable_reference)] @passed .)) @callee
  (#set! kind "argument"))
((property_declaration (variable_declaration . (identifier) @name) "=" .
  [(navigation_expression "::") (callable_reference)] @passed)
  (#set! kind "stored"))
((assignment left: (_) @name right: [(navigation_expression "::") (callable_reference)] @passed)
  (#set! kind "stored"))
([(return_expression [(navigation_expression "::") (callable_reference)] @passed)
  (function_body "=" . [(navigation_expression "::") (callable_reference)] @passed)]
  (#set! kind "returned"))
