; Scopes, and bindings that define no symbol.

([(block) (if_statement) (for_statement) (expression_switch_statement) (type_switch_statement) (select_statement)
  (expression_case) (type_case) (default_case) (communication_case)] @scope)

; An anonymous function binds its parameters and is one itself. Its result is declared.
((func_literal) @scope
  (#set! kind "function"))
((func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @binding type: (_) @type)))
  (#set! kind "parameter"))
((func_literal parameters: (parameter_list (variadic_parameter_declaration name: (identifier) @binding)))
  (#set! kind "parameter"))
((func_literal result: (parameter_list (parameter_declaration name: (identifier) @binding type: (_) @type)))
  (#set! kind "parameter"))
((func_literal result: (_) @type @cast))
((func_literal result: (_) @result)
  (#set! kind "return"))

; A channel that is returned: its senders and receivers may use the result.
([
  (method_declaration result: (channel_type)
    body: (block (statement_list (return_statement (expression_list [(identifier) (selector_expression)] @result)))))
  (function_declaration result: (channel_type)
    body: (block (statement_list (return_statement (expression_list [(identifier) (selector_expression)] @result)))))
] (#set! kind "return"))

; A text that is returned: it may be an address.
([
  (method_declaration result: (type_identifier) @_type
    body: (block (statement_list (return_statement (expression_list . [
      (interpreted_string_literal) (binary_expression) (call_expression arguments: (argument_list . (interpreted_string_literal)))
    ] @result .)))))
  (function_declaration result: (type_identifier) @_type
    body: (block (statement_list (return_statement (expression_list . [
      (interpreted_string_literal) (binary_expression) (call_expression arguments: (argument_list . (interpreted_string_literal)))
    ] @result .)))))
] (#eq? @_type "string") (#set! kind "return"))

; The receiver, and named results, are parameters of the body.
((method_declaration
  receiver: (parameter_list (parameter_declaration name: (identifier) @binding type: (_) @type)) body: (block) @scope)
  (#set! kind "parameter"))
([
  (method_declaration
    result: (parameter_list (parameter_declaration name: (identifier) @binding type: (_) @type)) body: (block) @scope)
  (function_declaration
    result: (parameter_list (parameter_declaration name: (identifier) @binding type: (_) @type)) body: (block) @scope)
] (#set! kind "parameter"))

; Type parameters, with what they are constrained to; those of a method are named by its receiver.
([
  (function_declaration type_parameters: (type_parameter_list
    (type_parameter_declaration name: (identifier) @binding type: (_) @type)) body: (block) @scope)
  (type_spec type_parameters: (type_parameter_list
    (type_parameter_declaration name: (identifier) @binding type: (_) @type))
    type: (struct_type (field_declaration_list) @scope))
  (type_spec type_parameters: (type_parameter_list
    (type_parameter_declaration name: (identifier) @binding type: (_) @type))
    type: [(interface_type) (type_identifier) (qualified_type) (generic_type) (pointer_type) (slice_type) (array_type)
      (map_type) (channel_type) (function_type) (parenthesized_type)] @scope)
] (#set! kind "type_parameter"))
((method_declaration
  receiver: (parameter_list (parameter_declaration type: [
    (generic_type type_arguments: (type_arguments (type_elem (type_identifier) @binding)))
    (pointer_type (generic_type type_arguments: (type_arguments (type_elem (type_identifier) @binding))))]))
  body: (block) @scope)
  (#set! kind "type_parameter"))

; Variables with their values. Of several names, each has its own value, or a part of the only one.
((short_var_declaration left: (expression_list . (identifier) @binding .) right: (expression_list . (_) @value .)))
; One value for each name.
([
  (short_var_declaration left: (expression_list . (identifier) @binding . (_)) right: (expression_list . (_) @value . (_)))
  (short_var_declaration left: (expression_list . (_) . (identifier) @binding) right: (expression_list . (_) . (_) @value))
  (short_var_declaration left: (expression_list . (_) . (_) . (identifier) @binding) right: (expression_list . (_) . (_) . (_) @value))
  (short_var_declaration left: (expression_list . (_) . (_) . (_) . (identifier) @binding)
    right: (expression_list . (_) . (_) . (_) . (_) @value))
])
; The results of one call.
((short_var_declaration left: (expression_list . (identifier) @binding . (_))
    right: (expression_list . [(call_expression) (type_conversion_expression)] @value .))
  (#set! value_suffix "[0]"))
((short_var_declaration left: (expression_list . (_) . (identifier) @binding)
    right: (expression_list . [(call_expression) (type_conversion_expression)] @value .))
  (#set! value_suffix "[1]"))
((short_var_declaration left: (expression_list . (_) . (_) . (identifier) @binding)
    right: (expression_list . [(call_expression) (type_conversion_expression)] @value .))
  (#set! value_suffix "[2]"))
((short_var_declaration left: (expression_list . (_) . (_) . (_) . (identifier) @binding)
    right: (expression_list . [(call_expression) (type_conversion_expression)] @value .))
  (#set! value_suffix "[3]"))
; An element, an asserted type or a received value, and the success of that.
([
  (short_var_declaration left: (expression_list . (identifier) @binding . (identifier) .)
    right: (expression_list . [(index_expression) (type_assertion_expression) (unary_expression)] @value .))
  (receive_statement left: (expression_list . (identifier) @binding) ":=" right: (_) @value)
])
([
  (short_var_declaration left: (expression_list . (identifier) . (identifier) @binding .)
    right: (expression_list . [(index_expression) (type_assertion_expression) (unary_expression)] .))
  (receive_statement left: (expression_list . (_) . (identifier) @binding) ":=")
])
; The key and the value of each element.
((for_statement (range_clause left: (expression_list . (identifier) @binding) ":=" right: (_) @value))
  (#set! value_suffix "[*][0]"))
((for_statement (range_clause left: (expression_list . (_) . (identifier) @binding) ":=" right: (_) @value))
  (#set! value_suffix "[*][1]"))

; In a case of a type switch, the name has the type of the case; with several types, or none, that of the value.
((type_switch_statement alias: (expression_list (identifier) @binding) (type_case . type: (_) @type . ":" ) @scope))
((type_switch_statement alias: (expression_list (identifier) @binding) value: (_) @value (type_case type: (_) type: (_)) @scope))
((type_switch_statement alias: (expression_list (identifier) @binding) value: (_) @value (default_case) @scope))

; Expressions with the value of a part of them, or of a step from it.
([(parenthesized_expression (_) @value) @same
  (slice_expression operand: (_) @value) @same
  (unary_expression operator: ["&" "*"] operand: (_) @value) @same])
((selector_expression
    operand: [(type_assertion_expression) (type_conversion_expression) (composite_literal) (parenthesized_expression)
      (index_expression) (slice_expression)] @value
    field: (field_identifier) @member) @same)
((unary_expression operator: "<-" operand: (_) @value) @same
  (#set! value_suffix "[]"))
((index_expression operand: (_) @value) @same
  (#set! value_suffix "[]"))
((call_expression function: (identifier) @_name arguments: (argument_list . (_) @value)) @same
  (#any-of? @_name "append" "min" "max" "_ew"))

; Expressions of a stated type.
([(composite_literal type: (_) @type) @cast
  (type_assertion_expression type: (_) @type) @cast
  (type_conversion_expression type: [
    (slice_type) (array_type) (map_type) (channel_type) (function_type) (interface_type) (pointer_type)
    (parenthesized_type)] @type) @cast])
((call_expression function: (identifier) @_name arguments: (argument_list . (_) @type)) @cast
  (#any-of? @_name "make" "new"))
((interpreted_string_literal) @literal
  (#set! name "{string}"))

; Decisions: each is another way through the function.
([(if_statement) (for_statement) (expression_case) (type_case) (communication_case)
  (binary_expression operator: ["&&" "||"])] @decision)
