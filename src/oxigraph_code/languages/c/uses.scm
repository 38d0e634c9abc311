; Uses without a call: the first name of a possible path.

([
  (field_expression argument: (identifier) @use)
  (field_expression argument: (parenthesized_expression)) @use
  (binary_expression (identifier) @use)
  (unary_expression argument: (identifier) @use)
  (pointer_expression argument: (identifier) @use)
  (parenthesized_expression (identifier) @use)
  (subscript_expression (identifier) @use)
  (cast_expression value: (identifier) @use)
  (conditional_expression (identifier) @use)
  (assignment_expression right: (identifier) @use)
  (case_statement value: (identifier) @use)
  (sizeof_expression value: (identifier) @use)
  (comma_expression (identifier) @use)
  (expression_statement (identifier) @use)
  (enumerator value: (identifier) @use)
  (array_declarator size: (identifier) @use)
  (init_declarator value: (identifier) @use)
  (preproc_ifdef name: (identifier) @use)
  (preproc_defined (identifier) @use)
])

; Functions that may be passed on: to a call, into a field or a table, to the caller.
((argument_list [
    (identifier) @use @passed (field_expression) @passed
    (pointer_expression argument: (identifier) @passed) (cast_expression value: (identifier) @passed)]) @callee
  (#set! kind "argument"))
((return_statement [(identifier) @use @passed (field_expression) @passed])
  (#set! kind "returned"))

; Types in code.
([
  (sizeof_expression type: (type_descriptor type: (_) @use))
  (cast_expression type: (type_descriptor type: [(type_identifier) (struct_specifier) (union_specifier)] @use))
  (compound_literal_expression type: (type_descriptor type: (_) @use))
  (declaration type: [(type_identifier) (struct_specifier !body) (union_specifier !body) (enum_specifier !body)] @use)
] (#set! kind "type"))

((assignment_expression left: [(identifier) (field_expression)] @use operator: "=")
  (#set! kind "write"))
([
  (assignment_expression left: [(identifier) (field_expression)] @use
    operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>="])
  (assignment_expression left: (subscript_expression argument: [(identifier) (field_expression)] @use))
  (update_expression argument: [(identifier) (field_expression)] @use)
] (#set! kind "update"))
; Fields that an initializer writes; the type stands around it once, or once around the lists in it.
([
  (declaration type: (_) @type declarator: (init_declarator value: (initializer_list [
    (initializer_pair designator: (field_designator (field_identifier) @use))
    (initializer_list (initializer_pair designator: (field_designator (field_identifier) @use)))
    (initializer_pair value: (initializer_list (initializer_pair designator: (field_designator (field_identifier) @use))))])))
  (compound_literal_expression type: (type_descriptor type: (_) @type)
    value: (initializer_list (initializer_pair designator: (field_designator (field_identifier) @use))))
] (#set! kind "write"))

; Functions in fields and tables, whose calls may run them: assigned, or by name or position in an initializer.
((assignment_expression left: [(identifier) (field_expression) (subscript_expression)] @name operator: "=" right: [
    (identifier) @passed (pointer_expression argument: (identifier) @passed)
    (cast_expression value: (identifier) @passed)])
  (#set! kind "field"))
((declaration declarator: (init_declarator declarator: (identifier) @name value: (identifier) @passed))
  (#set! kind "field"))
((declaration declarator: (init_declarator declarator: [
      (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: [
        (identifier) @name (array_declarator declarator: (identifier) @name)])))
      (array_declarator declarator: (identifier) @name)] value: [
    (identifier) @passed (initializer_list (identifier) @use @passed)
    (initializer_list (initializer_pair designator: (subscript_designator) value: (identifier) @use @passed))]))
  (#set! kind "field"))
([
  (declaration type: (_) @type declarator: (init_declarator value: (initializer_list [
    (initializer_pair designator: (field_designator (_) @name) value: (identifier) @use @passed)
    (initializer_list (initializer_pair designator: (field_designator (_) @name) value: (identifier) @use @passed))
    (initializer_pair designator: (subscript_designator) value: (initializer_list
      (initializer_pair designator: (field_designator (_) @name) value: (identifier) @use @passed)))])))
  (compound_literal_expression type: (type_descriptor type: (_) @type) value: (initializer_list
    (initializer_pair designator: (field_designator (_) @name) value: (identifier) @use @passed)))
] (#set! kind "field"))
([
  (declaration type: [(struct_specifier !body) (type_identifier)] @type declarator: (init_declarator value: (initializer_list [
    (identifier) @use @passed (initializer_list (identifier) @use @passed)])))
  (declaration type: (struct_specifier body: (_)) declarator: (init_declarator declarator: [
      (identifier) @type (array_declarator declarator: (identifier) @type)] value: (initializer_list [
    (identifier) @use @passed (initializer_list (identifier) @use @passed)])))
]
  (#set! kind "field")
  (#set! naming "position"))
