; Types of expressions in TypeScript.

((as_expression (_) . (_) @type) @cast)
((as_expression (_) @alternative "const") @choice)
((satisfies_expression . (_) @alternative) @choice)
((new_expression constructor: [(identifier) (member_expression)] @type type_arguments: (_) @type) @cast)
; A function takes the parameter types of its variable's type.
([
  (variable_declarator type: (type_annotation (_) @type) value: [
    (arrow_function) (function_expression)] @callback)
  (public_field_definition type: (type_annotation (_) @type) value: [
    (arrow_function) (function_expression)] @callback)])
((variable_declarator type: (type_annotation (_) @type) value: (object [
    (pair key: (property_identifier) @member value: [
      (arrow_function) (function_expression)] @callback)
    (method_definition name: (property_identifier) @member) @callback])))
; A returned function takes those of the declared result.
([
  (arrow_function return_type: (type_annotation (_) @type) body: [
    (arrow_function) (function_expression)] @callback)
  (_ return_type: (type_annotation (_) @type) body: (statement_block (return_statement [
    (arrow_function) (function_expression)] @callback)))])
; An assigned function takes those of the declared member.
((assignment_expression left: [(member_expression) (subscript_expression)] @value right: [
    (arrow_function) (function_expression)] @callback))
; A single type argument determines the result of a call.
((call_expression type_arguments: (type_arguments . (_) .) @argument) @reference
  (#set! kind "value"))
((call_expression type_arguments: (type_arguments . (_) @type .) @cast))
((return_statement [(as_expression) (satisfies_expression) (non_null_expression)] @result)
  (#set! kind "return"))
((arrow_function body: [(as_expression) (satisfies_expression) (non_null_expression)] @result)
  (#set! kind "return"))
((object (pair key: [(property_identifier) @binding (string (string_fragment) @binding)] value: [
    (as_expression) (satisfies_expression) (non_null_expression)] @value)))
((assignment_expression
  left: (member_expression object: [(identifier) (member_expression) (this)]
    property: [(property_identifier) (private_property_identifier)]) @binding
  right: [(as_expression) (satisfies_expression) (non_null_expression)] @value)
  (#set! kind "member"))

; Destructured parameters.
((required_parameter pattern: (object_pattern [
    (shorthand_property_identifier_pattern) @binding @member
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding @member)
    (pair_pattern key: (property_identifier) @member value: [
      (identifier) @binding (assignment_pattern left: (identifier) @binding)])])
  type: (type_annotation (_) @type)?)
  (#set! kind "parameter"))

; Narrowing by type guards, which are recognised by their names.
((call_expression function: [(identifier) (member_expression)] @value
    arguments: (arguments . [(identifier) (member_expression)] @narrowing)) @guard
  (#match? @value "^([^(]*[.])?(is|has)[A-Z_][\\w$]*$")
  (#set! operators "&& || !") (#set! leaves "return_statement throw_statement continue_statement")
  (#set! value_suffix "[()?]"))
; Narrowing by either of two type guards.
((if_statement
    condition: (parenthesized_expression (binary_expression
      left: [
        (call_expression function: [(identifier) (member_expression)] @value
          arguments: (arguments . [(identifier) (member_expression)] @narrowing))
        (binary_expression
          left: (call_expression function: [(identifier) (member_expression)] @value
            arguments: (arguments . [(identifier) (member_expression)] @narrowing))
          operator: "||"
          right: (call_expression function: [(identifier) (member_expression)] @value
            arguments: (arguments . [(identifier) (member_expression)] @_middle)))]
      operator: "||"
      right: (call_expression function: [(identifier) (member_expression)] @value
        arguments: (arguments . [(identifier) (member_expression)] @_same))))
    consequence: (_) @branch)
  (#match? @value "^([^(]*[.])?(is|has)[A-Z_][\\w$]*$") (#eq? @_same @narrowing) (#eq? @_middle @narrowing)
  (#set! value_suffix "[()*]"))
((expression_statement
    (call_expression function: [(identifier) (member_expression)] @value
      arguments: (arguments . [(identifier) (member_expression)] @narrowing)))
  (#match? @value "^([^(]*[.])?assert[\\w$]*$") (#set! value_suffix "[()?]"))
