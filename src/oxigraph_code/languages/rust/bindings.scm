; Scopes, and bindings that define no symbol.

([(block) (closure_expression) (match_arm) (for_expression) (if_expression) (while_expression)] @scope)
((macro_rule right: (_) @scope))

; A name in a pattern may also be that of a constant; taking it for a variable is the safe choice.
((let_declaration pattern: (identifier) @name type: (_)? @type value: (_)? @value) @definition
  (#set! kind "variable"))
; Of a borrowed value, the reference operator is kept as the type.
((let_declaration pattern: (identifier) !type value: [
    (reference_expression . "&" @type . value: (_)) (reference_expression (mutable_specifier) @type)]) @definition)

([(for_expression pattern: (identifier) @binding)
  (let_condition pattern: (identifier) @binding)
  (match_pattern . (identifier) @binding)
  (closure_parameters (identifier) @binding)
  (tuple_pattern (identifier) @binding)
  (tuple_struct_pattern type: (_) (identifier) @binding)
  (slice_pattern (identifier) @binding)
  (captured_pattern (identifier) @binding)
  (ref_pattern (identifier) @binding)
  (mut_pattern (identifier) @binding)
  (reference_pattern (identifier) @binding)
  (or_pattern (identifier) @binding)
  (field_pattern name: (shorthand_field_identifier) @binding)
  (field_pattern pattern: (identifier) @binding)])
((closure_parameters (parameter pattern: (identifier) @binding type: (_) @type))
  (#set! kind "parameter"))

; A pattern and the value that it is matched with.
((let_declaration pattern: (_) @part value: (_) @value)
  (#set! kind "variable"))
([(let_chain (let_condition pattern: (_) @part value: (_) @value))
  (match_expression value: (_) @value body: (match_block (match_arm pattern: (match_pattern . (_) @part))))])
; A condition does not see its own bindings.
([(if_expression condition: (let_condition pattern: (_) @part value: (_) @value) consequence: (block) @scope)
  (while_expression condition: (let_condition pattern: (_) @part value: (_) @value) body: (block) @scope)])
((for_expression pattern: (_) @part value: (_) @value body: (block) @scope)
  (#set! value_suffix "[*]"))
; A type after a parameter's pattern is that of the destructured value.
((parameter pattern: [(tuple_pattern) (tuple_struct_pattern) (struct_pattern) (reference_pattern)] @part type: (_) @value))
((parameter pattern: [(tuple_pattern) (tuple_struct_pattern) (struct_pattern) (reference_pattern)] type: (_) @type @cast))
; The argument that a method passes to its callback.
((call_expression
  function: (field_expression value: (_) @value field: (field_identifier) @name)
  arguments: (arguments (closure_expression parameters: (closure_parameters [(_) "_"] @part) @pattern)))
  (#set! naming "position"))
((call_expression
  function: [(identifier) (scoped_identifier)] @value
  arguments: (arguments (closure_expression parameters: (closure_parameters [(_) "_"] @part) @pattern)))
  (#set! naming "position"))
; Patterns inside of patterns.
((tuple_pattern [(_) "_"] @part) @pattern
  (#set! naming "position"))
((tuple_struct_pattern type: (_) @type [(_) "_"] @part) @pattern
  (#set! naming "position"))
((struct_pattern type: (_) @type (field_pattern name: (shorthand_field_identifier) @name @part)) @pattern)
((struct_pattern type: (_) @type (field_pattern name: (field_identifier) @name pattern: (_) @part)) @pattern)
((slice_pattern [(identifier) (tuple_pattern) (tuple_struct_pattern) (struct_pattern) (ref_pattern) (reference_pattern)]
  @part) @pattern
  (#set! value_suffix "[*]"))
([(ref_pattern (_) @part) (mut_pattern (identifier) @part) (reference_pattern (_) @part) (or_pattern (_) @part)
  (captured_pattern (_) @part)] @pattern)

; An expression with several branches has the value of any of them.
((if_expression consequence: (_) @alternative alternative: (else_clause (_) @alternative)) @choice)
((match_expression body: (match_block (match_arm value: (_) @alternative))) @choice)
([(let_declaration value: (block (_) @alternative .) @choice)
  (match_arm value: (block (_) @alternative .) @choice)
  (if_expression consequence: (block (_) @alternative .) @choice)
  (else_clause (block (_) @alternative .) @choice)
  (unsafe_block (block (_) @alternative .) @choice)
  (closure_expression body: (block (_) @alternative .) @choice)])
((unsafe_block (block) @alternative) @choice)

; The type of a composite value follows from its parts: from one element of an array, from the start of a range.
((range_expression . (_) @element . ".." (_)) @whole
  (#set! name "std::ops::Range"))
((range_expression . (_) @element . "..=" (_)) @whole
  (#set! name "std::ops::RangeInclusive"))
((tuple_expression (_) @element) @whole)
((array_expression . (_) @element) @whole)

; The bindings of a pattern in a parameter list are looked up in the body only.
((parameters (parameter pattern: [
    (tuple_pattern) (tuple_struct_pattern) (struct_pattern) (slice_pattern) (ref_pattern) (reference_pattern)
    (captured_pattern) (or_pattern) (mut_pattern)])) @scope)
; The patterns of parameters come before the body in which they bind names.
((function_item parameters: (parameters (parameter pattern: [
    (_ (identifier) @binding) (_ (_ (identifier) @binding)) (_ (_ (_ (identifier) @binding)))
    (_ (field_pattern name: (shorthand_field_identifier) @binding))
    (_ (_ (field_pattern name: (shorthand_field_identifier) @binding)))])) body: (block) @scope)
  (#set! kind "parameter"))

; A type parameter with its bounds.
([(function_item type_parameters: (type_parameters
      (type_parameter name: (type_identifier) @binding bounds: (_) @type)) body: (block) @scope)
  (function_signature_item type_parameters: (type_parameters
      (type_parameter name: (type_identifier) @binding bounds: (_) @type)) parameters: (_) @scope)
  (struct_item type_parameters: (type_parameters
      (type_parameter name: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)
  (enum_item type_parameters: (type_parameters
      (type_parameter name: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)
  (trait_item type_parameters: (type_parameters
      (type_parameter name: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)
  (impl_item type_parameters: (type_parameters
      (type_parameter name: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)
  (function_item (where_clause (where_predicate left: (type_identifier) @binding bounds: (_) @type)) body: (block) @scope)
  (function_signature_item
    parameters: (_) @scope (where_clause (where_predicate left: (type_identifier) @binding bounds: (_) @type)))
  (struct_item (where_clause (where_predicate left: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)
  (enum_item (where_clause (where_predicate left: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)
  (trait_item (where_clause (where_predicate left: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)
  (impl_item (where_clause (where_predicate left: (type_identifier) @binding bounds: (_) @type)) body: (_) @scope)]
  (#not-eq? @binding "Self")
  (#set! kind "type_parameter"))
; Bounds in a where clause, also on associated types.
([(function_item (where_clause (where_predicate left: (scoped_type_identifier) @binding bounds: (_) @type)) body: (block) @scope)
  (impl_item (where_clause (where_predicate left: (scoped_type_identifier) @binding bounds: (_) @type)) body: (_) @scope)]
  (#set! kind "type_parameter"))

; Type parameters are names in the body as well.
([(function_item type_parameters: (type_parameters [
      (type_parameter name: (type_identifier) @binding) (const_parameter name: (identifier) @binding)])
    body: (block) @scope)
  (function_signature_item type_parameters: (type_parameters
      (type_parameter name: (type_identifier) @binding)) parameters: (_) @scope)
  (struct_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (union_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (enum_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (trait_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (impl_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)]
  (#set! kind "type_parameter"))

; A module in a file of its own, with its path if it has the attribute.
((mod_item name: (identifier) @binding !body)
  (#set! kind "submodule"))
((attribute_item (attribute (identifier) @_path value: (string_literal) @value))
  . [(attribute_item) (line_comment) (block_comment)]*
  . (mod_item name: (identifier) @binding !body)
  (#eq? @_path "path")
  (#set! kind "submodule"))

; The condition of such a module.
((attribute_item (attribute (identifier) @_path) @type)
  . [(attribute_item) (line_comment) (block_comment)]*
  . (mod_item name: (identifier) @binding !body)
  (#eq? @_path "cfg")
  (#set! kind "submodule"))

; The condition that a macro puts on everything in its arguments.
((macro_definition name: (identifier) @binding
  (macro_rule right: (token_tree (token_repetition "#" . (token_tree) @type (metavariable)))))
  (#set! kind "condition"))

; Imports for tests only.
((attribute_item) @_attribute . (use_declaration) @region
  (#match? @_attribute "^#\\[cfg\\(test\\)\\]$")
  (#set! modifier "test"))

; Decisions: each is another way through the function.
([(if_expression) (for_expression) (while_expression) (loop_expression)
  (binary_expression operator: ["&&" "||"])] @decision)
; The last arm is what is left.
((match_arm) @decision . (match_arm))
