; Where something is called, made or invoked. What the arguments of a macro are, the parser cannot know.

((call_expression function: [
    (identifier) @name
    (generic_function function: (identifier) @name)
  ]) @reference
  (#set! kind "call"))

((call_expression function: [
    (scoped_identifier path: (_) @receiver name: (identifier) @name)
    (generic_function function: (scoped_identifier path: (_) @receiver name: (identifier) @name))
    (field_expression value: (_) @receiver field: (field_identifier) @name)
    (generic_function function: (field_expression value: (_) @receiver field: (field_identifier) @name))
  ]) @reference
  (#set! kind "call"))

; The path of the crates: "::std::mem::swap()".
((call_expression function: (scoped_identifier !path name: (identifier) @receiver)) @reference
  (#set! kind "call"))

; What is called is itself computed: there is no name to go by.
((call_expression function: [
    (call_expression) (index_expression) (parenthesized_expression) (closure_expression) (block) (try_expression)
    (macro_invocation) (await_expression) (if_expression) (match_expression) (self) (unsafe_block) (array_expression)
    (tuple_expression) (field_expression field: (integer_literal)) (string_literal) (integer_literal) (unary_expression)
    (reference_expression) (metavariable)
  ] @receiver) @reference
  (#set! kind "call"))

; A literal of a struct, or of a variant with named fields, makes one.
((struct_expression name: [(type_identifier) @name (generic_type_with_turbofish type: (type_identifier) @name)])
  @reference
  (#set! kind "call"))
((struct_expression name: (scoped_type_identifier path: (_) @receiver name: (type_identifier) @name)) @reference
  (#set! kind "call"))

((macro_invocation macro: (identifier) @name) @reference
  (#set! kind "macro"))
((macro_invocation macro: (scoped_identifier path: (_) @receiver name: (identifier) @name)) @reference
  (#set! kind "macro"))
