; Uses without a call: the first name of a possible path.

([
  (field_access object: [(identifier) (this)] @use)
  (array_access array: (identifier) @use) (array_access index: (identifier) @use)
  (method_invocation object: (identifier) @use)
  (argument_list (identifier) @use)
  (variable_declarator value: (identifier) @use) (assignment_expression right: (identifier) @use)
  (binary_expression (identifier) @use) (unary_expression (identifier) @use)
  (parenthesized_expression (identifier) @use) (ternary_expression (identifier) @use)
  (cast_expression value: (identifier) @use) (return_statement (identifier) @use)
  (instanceof_expression left: (identifier) @use) (lambda_expression body: (identifier) @use)
  (enhanced_for_statement value: (identifier) @use) (throw_statement (identifier) @use)
  (array_initializer (identifier) @use) (switch_label (identifier) @use) (synchronized_statement
    (parenthesized_expression (identifier) @use)) (method_reference . (identifier) @use)
])
([
  (assignment_expression left: [(identifier) (field_access)] @use operator: "=")
] (#set! kind "write"))
([
  (assignment_expression left: [(identifier) (field_access)] @use
    operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>="])
  (update_expression [(identifier) (field_access)] @use)
] (#set! kind "update"))

(([
  (local_variable_declaration type: (_) @use) (cast_expression type: (_) @use)
  (instanceof_expression right: (_) @use) (class_literal (_) @use) (catch_type (_) @use)
  (enhanced_for_statement type: (_) @use) (resource type: (_) @use) (type_pattern . (_) @use)
  (object_creation_expression type: (generic_type (type_arguments (_) @use)))
  (array_creation_expression type: (_) @use)
]) (#not-eq? @use "var") (#set! kind "type"))

((variable_declarator name: (_) @name value: (method_reference) @passed)
  (#set! kind "stored"))
((assignment_expression left: (_) @name right: (method_reference) @passed)
  (#set! kind "stored"))
((array_initializer (method_reference) @passed)
  (#set! kind "element"))
((argument_list [(method_reference) @passed (class_literal (_) @passed)]) @callee
  (#set! kind "argument"))
((return_statement (method_reference) @passed)
  (#set! kind "returned"))
