; Calls, constructions and macro invocations. The parser cannot parse the arguments of a macro: they are parsed again.

((macro_invocation (token_tree) @embedded))
; The body of a macro is resolved at its definition.
((macro_rule right: (token_tree) @embedded)
  (#set! kind "template"))
((metavariable) @embedded
  (#set! kind "place"))
((token_repetition) @embedded
  (#set! kind "repetition"))
; In these macros, the first comma is followed by a pattern.
((macro_invocation
    macro: [(identifier) @_name (scoped_identifier name: (identifier) @_name)]
    (token_tree ["," "if"] @separator) @embedded)
  (#any-of? @_name "matches" "assert_matches" "debug_assert_matches")
  (#set! before "let "))
; Among items, braces of a macro may contain items.
([(source_file (macro_invocation
    macro: [(identifier) @condition (scoped_identifier)] (token_tree "{") @embedded))
  (declaration_list (macro_invocation
    macro: [(identifier) @condition (scoped_identifier)] (token_tree "{") @embedded))]
  (#set! kind "definitions"))
((attribute_item (attribute (identifier) @_cfg) @condition) . (macro_invocation (token_tree "{") @embedded)
  (#eq? @_cfg "cfg")
  (#set! kind "definitions"))
; Some contain conditional items, as "if" contains statements.
([(source_file (macro_invocation (token_tree (token_tree "[") @condition . (token_tree "{") @embedded)))
  (declaration_list (macro_invocation (token_tree (token_tree "[") @condition . (token_tree "{") @embedded)))]
  (#match? @condition "^.cfg[(]")
  (#set! kind "definitions"))

; Expressions with the value of a part of them, or of a step from it.
([(parenthesized_expression (_) @value) @same
  (reference_expression value: (_) @value) @same
  (unary_expression "*" (_) @value) @same
  (unsafe_block (block . (_) @value .)) @same
  (generic_type type: (_) @value) @same
  (generic_type_with_turbofish type: (_) @value) @same
  (bracketed_type (qualified_type type: (_) @value)) @same
  (bracketed_type [(type_identifier) (scoped_type_identifier) (generic_type)] @value) @same
  (generic_function function: (_) @value) @same])
((try_expression (_) @value) @same
  (#set! value_suffix "[?]"))
((index_expression . (_) @value) @same
  (#set! value_suffix "[]"))
((index_expression . (_) @value (range_expression)) @same
  (#set! value_suffix "[:]"))

; The values of macros of the standard library, by their arguments.
((macro_invocation macro: [(identifier) @_name (scoped_identifier name: (identifier) @_name)] (token_tree) @value) @same
  (#eq? @_name "ready")
  (#set! value_suffix "[=std::task::Poll::Ready.0]"))
((macro_invocation macro: (identifier) @_name (token_tree) @value) @same
  (#eq? @_name "vec")
  (#set! value_suffix ".to_vec()"))

; Arguments that the result of a call may depend on.
((call_expression arguments: (arguments (closure_expression body: (_) @argument))) @reference
  (#set! kind "value"))
((call_expression function: (field_expression)
    arguments: (arguments . [(identifier) (scoped_identifier) (generic_function)] @argument .))
  @reference
  (#set! kind "value"))
((call_expression
  function: [(identifier) @_name (scoped_identifier name: (identifier) @_name)]
  arguments: (arguments . (_) @argument)) @reference
  (#any-of? @_name 
    "Some" "Ok" "Err" "Ready" "new" "from" "pin" "Owned" "Borrowed" "replace" "take" "read" "clone" "as_ref" "as_mut"
    "get_ref" "get_mut" "get_unchecked_mut" "into_inner" "make_mut" "downgrade" "leak" "try_unwrap")
  (#set! kind "value"))

; The result of a function may be its type argument.
((call_expression function: (generic_function type_arguments: (type_arguments . (_) .) @argument)) @reference
  (#set! kind "value"))
((generic_function type_arguments: (type_arguments . (_) @type .) @cast))

; The result of some methods is their type argument.
((call_expression function: (generic_function
    function: (field_expression field: (field_identifier) @_name) type_arguments: (type_arguments . (_) @type .))) @cast
  (#any-of? @_name "collect" "sum" "product"))
((type_cast_expression type: [
  (reference_type) (pointer_type) (generic_type) (type_identifier) (primitive_type)] @type) @cast)
((field_expression value: (string_literal) @literal)
  (#set! name "<str>"))
((call_expression
  function: (scoped_identifier name: (identifier) @_name) arguments: (arguments . (string_literal) @literal))
  (#any-of? @_name "from" "try_from")
  (#set! name "<str>"))
((call_expression function: (generic_function
    function: (field_expression field: (field_identifier) @_name) type_arguments: (type_arguments . (_) @type .))) @cast
  (#eq? @_name "parse")
  (#set! name "Result"))

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

; A path from the extern prelude: "::std::mem::swap()".
((call_expression function: (scoped_identifier !path name: (identifier) @receiver)) @reference
  (#set! kind "call"))

; The callee is itself computed, so there is no name.
((call_expression function: [
    (call_expression) (index_expression) (parenthesized_expression) (closure_expression) (block) (try_expression)
    (macro_invocation) (await_expression) (if_expression) (match_expression) (self) (unsafe_block) (array_expression)
    (tuple_expression) (field_expression field: (integer_literal)) (string_literal) (integer_literal) (unary_expression)
    (reference_expression) (metavariable)
  ] @receiver) @reference
  (#set! kind "call"))

; The literal of a struct, or of a variant with named fields, constructs it.
((struct_expression name: [(type_identifier) @name (generic_type_with_turbofish type: (type_identifier) @name)])
  @reference
  (#set! kind "literal"))
((struct_expression name: [
    (scoped_type_identifier path: (_) @receiver name: (type_identifier) @name)
    (generic_type_with_turbofish type: (scoped_identifier path: (_) @receiver name: (identifier) @name))
  ]) @reference
  (#set! kind "literal"))

((macro_invocation macro: (identifier) @name) @reference
  (#set! kind "macro"))
((macro_invocation macro: (scoped_identifier path: (_) @receiver name: (identifier) @name)) @reference
  (#set! kind "macro"))

; Some calls run a method of the expected type: "let a: A = b.into()" runs ``From`` of A.
((let_declaration type: (_) @type value: [
    (call_expression function: (field_expression field: (field_identifier) @_name)) @expected
    (call_expression function: (scoped_identifier name: (identifier) @_name)) @expected
    (try_expression (call_expression function: (field_expression field: (field_identifier) @_name)) @expected)
    (call_expression function: (field_expression
      value: (call_expression function: (field_expression field: (field_identifier) @_name)) @expected
      field: (field_identifier) @_taken))
  ])
  (#any-of? @_name "into" "try_into" "parse" "collect" "sum" "product" "default")
  (#match? @_taken "^(unwrap|expect)"))
((struct_expression name: (_) @type body: (field_initializer_list (field_initializer
    field: (field_identifier) @member
    value: [
      (call_expression function: (field_expression field: (field_identifier) @_name)) @expected
      (call_expression function: (scoped_identifier name: (identifier) @_name)) @expected
      (try_expression (call_expression function: (field_expression field: (field_identifier) @_name)) @expected)
    ])))
  (#any-of? @_name "into" "try_into" "parse" "collect" "sum" "product" "default"))
((arguments [
    (call_expression function: (field_expression field: (field_identifier) @_name)) @expected
    (call_expression function: (scoped_identifier name: (identifier) @_name)) @expected
    (try_expression (call_expression function: (field_expression field: (field_identifier) @_name)) @expected)
  ]) @callee
  (#any-of? @_name "into" "try_into" "parse" "collect" "sum" "product" "default"))
((call_expression function: (generic_function
    function: (field_expression field: (field_identifier) @_name) type_arguments: (type_arguments . (_) @type .)))
  @expected
  (#any-of? @_name "parse" "collect" "sum" "product"))
; The result of a function is its last expression, or that after "return".
([
    (function_item return_type: (_) body: (block [
      (call_expression function: (field_expression field: (field_identifier) @_name)) @expected
      (call_expression function: (scoped_identifier name: (identifier) @_name)) @expected
    ] .))
    (return_expression [
      (call_expression function: (field_expression field: (field_identifier) @_name)) @expected
      (call_expression function: (scoped_identifier name: (identifier) @_name)) @expected
    ])
  ]
  (#any-of? @_name "into" "try_into" "parse" "collect" "sum" "product" "default"))
([
    (function_item return_type: (_) body: (block (call_expression
      function: (identifier) @_variant
      arguments: (arguments . (call_expression function: (field_expression field: (field_identifier) @_name)) @expected))
      .))
    (return_expression (call_expression
      function: (identifier) @_variant
      arguments: (arguments . (call_expression function: (field_expression field: (field_identifier) @_name)) @expected)))
  ]
  (#any-of? @_variant "Ok" "Some")
  (#any-of? @_name "into" "try_into" "parse" "collect")
  (#set! value_suffix "[?]"))
([
    (function_item return_type: (_) body: (block (call_expression
      function: (identifier) @_variant
      arguments: (arguments . (call_expression function: (field_expression field: (field_identifier) @_name)) @expected))
      .))
    (return_expression (call_expression
      function: (identifier) @_variant
      arguments: (arguments . (call_expression function: (field_expression field: (field_identifier) @_name)) @expected)))
  ]
  (#eq? @_variant "Err")
  (#eq? @_name "into")
  (#set! value_suffix "[=Err.0]"))
((closure_expression) @expected
  (#set! kind "closure"))
((async_block) @expected
  (#set! kind "closure"))
