; Calls, with their arguments, which decide between overloads.

((method_invocation !object name: (_) @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
; `Outer.super` is no expression of the grammar.
((method_invocation object: (_) @receiver (super)? @receiver name: (_) @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
((object_creation_expression type: [
    (type_identifier) @name
    (generic_type (type_identifier) @name)
    (scoped_type_identifier (_) @receiver (type_identifier) @name .)
    (generic_type (scoped_type_identifier (_) @receiver (type_identifier) @name .))]) @reference
  (#set! kind "call") (#set! arguments "signature"))
((explicit_constructor_invocation constructor: [(this) (super)] @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
((enum_declaration name: (_) @name body: (enum_body (enum_constant) @reference))
  (#set! kind "call") (#set! arguments "signature"))

((method_invocation arguments: (argument_list . "(" . [(line_comment) (block_comment)]* . (expression) @argument ("," (expression) @argument)*)) @reference
  (#set! kind "value"))
((object_creation_expression arguments: (argument_list . "(" . [(line_comment) (block_comment)]* . (expression) @argument ("," (expression) @argument)*)) @reference
  (#set! kind "value"))
((explicit_constructor_invocation arguments: (argument_list . "(" . [(line_comment) (block_comment)]* . (expression) @argument ("," (expression) @argument)*)) @reference
  (#set! kind "value"))
((enum_constant arguments: (argument_list . "(" . [(line_comment) (block_comment)]* . (expression) @argument ("," (expression) @argument)*)) @reference
  (#set! kind "value"))
