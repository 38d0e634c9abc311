; Uses in the syntax of TypeScript only.

([
  (as_expression (identifier) @use) (satisfies_expression (identifier) @use) (non_null_expression (identifier) @use)
  (type_query (identifier) @use)
  (enum_assignment value: (identifier) @use)
])
([
  (public_field_definition name: (_) @name value: (identifier) @use @passed)
  (public_field_definition name: (_) @name value: (member_expression) @passed)
] (#set! kind "stored"))

([
  (variable_declarator type: (type_annotation (_) @use))
  (as_expression (_) [(type_identifier) (generic_type) (union_type) (array_type)] @use)
  (satisfies_expression (_) [(type_identifier) (generic_type) (union_type) (array_type)] @use)
  (call_expression type_arguments: (type_arguments (_) @use)) (new_expression type_arguments: (type_arguments (_) @use))
] (#set! kind "type"))
