; Syntax of JavaScript that differs from TypeScript: parameters, fields and bases.

((formal_parameters (identifier) @parameter @name) @parameters)
((formal_parameters (assignment_pattern left: (identifier) @name right: (_) @value) @parameter) @parameters)
((formal_parameters (rest_pattern (identifier) @name) @parameter) @parameters
  (#set! kind "rest"))
((formal_parameters [(object_pattern) (array_pattern) (assignment_pattern left: [(object_pattern) (array_pattern)])
    (rest_pattern [(object_pattern) (array_pattern)])] @parameter) @parameters)

([
  (class_declaration (class_heritage (_) @base))
  (variable_declarator value: (class (class_heritage (_) @base)))
  (pair value: (class (class_heritage (_) @base)))
  (assignment_expression right: (class (class_heritage (_) @base)))
  (field_definition value: (class (class_heritage (_) @base)))
  (export_statement value: (class (class_heritage (_) @base)))
] @definition)

((field_definition property: [
    (property_identifier) @name (private_property_identifier) @name (string (string_fragment) @name)
    (number) @name (computed_property_name) @name]
  value: (_)? @value) @definition
  (#set! kind "variable"))
((field_definition property: [
    (property_identifier) @name (private_property_identifier) @name (string (string_fragment) @name)
    (computed_property_name) @name]
  value: [(arrow_function) (function_expression) (generator_function)] @scope) @definition
  (#set! kind "function"))
((field_definition value: [(arrow_function) (function_expression) (generator_function)] @_function) @definition
  (#match? @_function "^async\\b")
  (#set! modifier "async"))
((field_definition value: (class body: (class_body) @scope)) @definition
  (#set! kind "class"))
((field_definition "static" @modifier) @definition)
((field_definition decorator: (decorator (_) @decorator)) @definition)
((method_definition decorator: (decorator (_) @decorator)) @definition)
((class_body (comment) @doc . (field_definition) @definition)
  (#match? @doc "^/[*][*]"))

; An arrow function in a class field has the instance as its receiver.
((field_definition value: (arrow_function) @binding @scope)
  (#set! kind "parameter") (#set! name "this"))
((field_definition value: (identifier) @use))

; Parameters of anonymous functions, and destructured ones.
([
  (arrow_function parameters: (_ [(identifier) @binding (assignment_pattern left: (identifier) @binding)]))
  (function_expression parameters: (_ [(identifier) @binding (assignment_pattern left: (identifier) @binding)]))
  (generator_function parameters: (_ [(identifier) @binding (assignment_pattern left: (identifier) @binding)]))]
  (#set! kind "parameter"))

((formal_parameters (object_pattern [
    (shorthand_property_identifier_pattern) @binding @member
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding @member)
    (pair_pattern key: (property_identifier) @member value: [
      (identifier) @binding (assignment_pattern left: (identifier) @binding)])]))
  (#set! kind "parameter"))

((field_definition property: (_) @name value: [(identifier) (member_expression)] @passed)
  (#set! kind "stored"))
