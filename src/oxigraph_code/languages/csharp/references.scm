; Calls, with their arguments, which decide between overloads.

((invocation_expression function: [(identifier) @name (generic_name (identifier) @name)]) @reference
  (#not-eq? @name "nameof") (#set! kind "call") (#set! arguments "signature"))
((invocation_expression function: (member_access_expression expression: _ @receiver
    name: [(identifier) @name (generic_name (identifier) @name)])) @reference
  (#set! kind "call") (#set! arguments "signature"))
((invocation_expression function: (conditional_access_expression condition: _ @receiver
    (member_binding_expression name: [(identifier) @name (generic_name (identifier) @name)]) .)) @reference
  (#set! kind "call") (#set! arguments "signature"))
((object_creation_expression type: [
    (identifier) @name (generic_name (identifier) @name)
    (nullable_type (identifier) @name)
    (qualified_name qualifier: _ @receiver name: [(identifier) @name (generic_name (identifier) @name)])]) @reference
  (#set! kind "call") (#set! arguments "signature"))
([(constructor_initializer ["base" "this"] @name)
  (base_list [(identifier) @name (generic_name (identifier) @name)] . (argument_list))
  (base_list (primary_constructor_base_type type: [(identifier) @name (generic_name (identifier) @name)]))] @reference
  (#set! kind "call") (#set! arguments "signature"))
; The type of an object without one is that of its place.
([(variable_declaration type: [(identifier) @name (generic_name (identifier) @name)
    (nullable_type type: [(identifier) @name (generic_name (identifier) @name)])]
    (variable_declarator (implicit_object_creation_expression) @reference))
  (property_declaration type: [(identifier) @name (generic_name (identifier) @name)
    (nullable_type type: [(identifier) @name (generic_name (identifier) @name)])]
    value: [(implicit_object_creation_expression) @reference
      (arrow_expression_clause (implicit_object_creation_expression) @reference)])
  (method_declaration returns: [(identifier) @name (generic_name (identifier) @name)]
    body: [(arrow_expression_clause (implicit_object_creation_expression) @reference)
      (block (return_statement (implicit_object_creation_expression) @reference))])]
  (#set! kind "call") (#set! arguments "signature"))
((assignment_expression left: (_) @receiver right: (implicit_object_creation_expression) @reference)
  (#set! name "new") (#set! kind "call") (#set! arguments "signature"))

([(invocation_expression arguments: (argument_list . "(" . (argument . ["ref" "out" "in"]? . _ @argument .) . ("," . (argument . ["ref" "out" "in"]? . _ @argument .))*))
  (object_creation_expression arguments: (argument_list . "(" . (argument . ["ref" "out" "in"]? . _ @argument .) . ("," . (argument . ["ref" "out" "in"]? . _ @argument .))*))
  (implicit_object_creation_expression (argument_list . "(" . (argument . ["ref" "out" "in"]? . _ @argument .) . ("," . (argument . ["ref" "out" "in"]? . _ @argument .))*))
  (constructor_initializer (argument_list . "(" . (argument . ["ref" "out" "in"]? . _ @argument .) . ("," . (argument . ["ref" "out" "in"]? . _ @argument .))*))
  (base_list (argument_list . "(" . (argument . ["ref" "out" "in"]? . _ @argument .) . ("," . (argument . ["ref" "out" "in"]? . _ @argument .))*))
  (primary_constructor_base_type (argument_list . "(" . (argument . ["ref" "out" "in"]? . _ @argument .) . ("," . (argument . ["ref" "out" "in"]? . _ @argument .))*))]
  @reference
  (#set! kind "value"))
([(invocation_expression arguments: (argument_list (argument name: (identifier) @member (_) @argument .)))
  (object_creation_expression arguments: (argument_list (argument name: (identifier) @member (_) @argument .)))
  (implicit_object_creation_expression (argument_list (argument name: (identifier) @member (_) @argument .)))
  (constructor_initializer (argument_list (argument name: (identifier) @member (_) @argument .)))] @reference)
; The key of a service that a container passes to a parameter.
((parameter (attribute_list (attribute name: (identifier) @_name (attribute_argument_list) @receiver) @operation))
  (#eq? @_name "FromKeyedServices") (#set! name "FromKeyedServices"))
