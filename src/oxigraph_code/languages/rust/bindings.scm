; Regions of text with names of their own, and the names they bind without defining a symbol.

([(block) (closure_expression) (match_arm) (for_expression) (if_expression) (while_expression)] @scope)

; In a pattern a name may also be that of a constant; to take it for a variable is the safe side.
((let_declaration pattern: (identifier) @name type: (_)? @type value: (_)? @value) @definition
  (#set! kind "variable"))

([(for_expression pattern: (identifier) @binding)
  (let_condition pattern: (identifier) @binding)
  (match_pattern . (identifier) @binding)
  (closure_parameters (identifier) @binding)
  (closure_parameters (parameter pattern: (identifier) @binding))
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

; What a pattern in a parameter list binds, it binds in the body: in the list nobody asks for it.
((parameters (parameter pattern: [
    (tuple_pattern) (tuple_struct_pattern) (struct_pattern) (slice_pattern) (ref_pattern) (reference_pattern)
    (captured_pattern) (or_pattern) (mut_pattern)])) @scope)
; Patterns of parameters stand before the body they bind names of.
((function_item parameters: (parameters (parameter pattern: [
    (_ (identifier) @binding) (_ (_ (identifier) @binding)) (_ (_ (_ (identifier) @binding)))
    (_ (field_pattern name: (shorthand_field_identifier) @binding))
    (_ (_ (field_pattern name: (shorthand_field_identifier) @binding)))])) body: (block) @scope))

; Type parameters are names of the body, too.
([(function_item type_parameters: (type_parameters [
      (type_parameter name: (type_identifier) @binding) (const_parameter name: (identifier) @binding)])
    body: (block) @scope)
  (struct_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (union_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (enum_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (trait_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)
  (impl_item type_parameters: (type_parameters (type_parameter name: (type_identifier) @binding)) body: (_) @scope)]
  (#set! kind "type_parameter"))

; A module in a file of its own, and where that is, if it says.
((mod_item name: (identifier) @binding !body)
  (#set! kind "submodule"))
((attribute_item (attribute (identifier) @_path value: (string_literal) @value))
  . [(attribute_item) (line_comment) (block_comment)]*
  . (mod_item name: (identifier) @binding !body)
  (#eq? @_path "path")
  (#set! kind "submodule"))

; What is for tests only.
((attribute_item) @_attribute . (use_declaration) @region
  (#match? @_attribute "^#\\[cfg\\(test\\)\\]$")
  (#set! modifier "test"))
