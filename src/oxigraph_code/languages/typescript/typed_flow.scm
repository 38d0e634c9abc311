; Types of expressions in TypeScript.

((as_expression (_) . (_) @type) @cast)
((as_expression (_) @alternative "const") @choice)
((satisfies_expression . (_) @alternative) @choice)
((new_expression constructor: [(identifier) (member_expression)] @type type_arguments: (_) @type) @cast)
; A function takes the parameter types of its variable's type.
([
  (variable_declarator type: (type_annotation (_) @type) value: [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback)
  (public_field_definition type: (type_annotation (_) @type) value: [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback)])
((variable_declarator type: (type_annotation (_) @type) value: (object [
    (pair key: (property_identifier) @member value: [
      (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
      (arrow_function parameter: (_) @parameters)] @callback)
    (method_definition name: (property_identifier) @member parameters: (_) @parameters) @callback])))
; A returned function takes those of the declared result.
([
  (arrow_function return_type: (type_annotation (_) @type) body: [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback)
  (_ return_type: (type_annotation (_) @type) body: (statement_block (return_statement [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback)))])
; An assigned function takes those of the declared member.
((assignment_expression left: [(member_expression) (subscript_expression)] @value right: [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback))
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
((if_statement
    condition: (parenthesized_expression [
      (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
        arguments: (arguments . [(identifier) (member_expression)] @narrowing))
      (binary_expression
        left: [
          (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
            arguments: (arguments . [(identifier) (member_expression)] @narrowing))
          (binary_expression
            left: (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
              arguments: (arguments . [(identifier) (member_expression)] @narrowing))
            operator: "&&")]
        operator: "&&")
      (binary_expression
        operator: "&&"
        right: (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
          arguments: (arguments . [(identifier) (member_expression)] @narrowing)))])
    consequence: (_) @branch)
  (#match? @_tells "^(is|has)[A-Z_]") (#set! value_suffix "[()?]"))
((binary_expression
    left: [
      (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
        arguments: (arguments . [(identifier) (member_expression)] @narrowing))
      (binary_expression
        left: (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
          arguments: (arguments . [(identifier) (member_expression)] @narrowing))
        operator: "&&")
      (binary_expression
        operator: "&&"
        right: (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
          arguments: (arguments . [(identifier) (member_expression)] @narrowing)))]
    operator: "&&"
    right: (_) @branch)
  (#match? @_tells "^(is|has)[A-Z_]") (#set! value_suffix "[()?]"))
((ternary_expression
    condition: [
      (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
        arguments: (arguments . [(identifier) (member_expression)] @narrowing))
      (parenthesized_expression
        (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
          arguments: (arguments . [(identifier) (member_expression)] @narrowing)))]
    consequence: (_) @branch
    alternative: (_) @otherwise)
  (#match? @_tells "^(is|has)[A-Z_]") (#set! value_suffix "[()?]"))
((if_statement
    condition: (parenthesized_expression [
      (unary_expression operator: "!" argument:
        (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
          arguments: (arguments . [(identifier) (member_expression)] @narrowing)))
      (binary_expression
        operator: "||"
        right: (unary_expression operator: "!" argument:
          (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
            arguments: (arguments . [(identifier) (member_expression)] @narrowing))))
      (binary_expression
        left: (unary_expression operator: "!" argument:
          (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
            arguments: (arguments . [(identifier) (member_expression)] @narrowing)))
        operator: "||")])
    consequence: [
      [(return_statement) (throw_statement) (continue_statement)]
      (statement_block [(return_statement) (throw_statement) (continue_statement)] . (comment)? .)]
    !alternative) . (_) @after
  (#match? @_tells "^(is|has)[A-Z_]") (#set! value_suffix "[()?]"))
; Narrowing by either of two type guards.
((if_statement
    condition: (parenthesized_expression (binary_expression
      left: [
        (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
          arguments: (arguments . [(identifier) (member_expression)] @narrowing))
        (binary_expression
          left: (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
            arguments: (arguments . [(identifier) (member_expression)] @narrowing))
          operator: "||"
          right: (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
            arguments: (arguments . [(identifier) (member_expression)] @_middle)))]
      operator: "||"
      right: (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
        arguments: (arguments . [(identifier) (member_expression)] @_same))))
    consequence: (_) @branch)
  (#match? @_tells "^(is|has)[A-Z_]") (#eq? @_same @narrowing) (#eq? @_middle @narrowing)
  (#set! value_suffix "[()*]"))
((expression_statement
    (call_expression function: [(identifier) @value @_tells (member_expression property: (_) @_tells) @value]
      arguments: (arguments . [(identifier) (member_expression)] @narrowing)))
  (#match? @_tells "^assert") (#set! value_suffix "[()?]"))
