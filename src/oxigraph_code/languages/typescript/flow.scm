; What functions give, what they are given where they are handed on, and values that are one of several.

((return_statement [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (this) (await_expression)
    (binary_expression) (ternary_expression) (parenthesized_expression) (arrow_function) (function_expression)
    (subscript_expression) (assignment_expression)] @result)
  (#set! kind "return"))
((arrow_function body: [
    (identifier) (member_expression) (call_expression) (new_expression) (this) (await_expression)
    (binary_expression) (ternary_expression) (parenthesized_expression) (arrow_function) (function_expression)
    (subscript_expression)] @result)
  (#set! kind "return"))
((yield_expression . "yield" . (_) @result)
  (#set! kind "yield"))

((binary_expression left: (_) @alternative operator: ["||" "??"] right: (_) @alternative) @choice)
((binary_expression operator: "&&" right: (_) @alternative) @choice)
((ternary_expression consequence: (_) @alternative alternative: (_) @alternative) @choice)

([(call_expression function: (_) @callee arguments: (arguments . [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback))
  (new_expression constructor: (_) @callee arguments: (arguments . [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback))]
  (#set! position "0"))
((call_expression function: (_) @callee arguments: (arguments . (_) . [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback))
  (#set! position "1"))
((call_expression function: (_) @callee arguments: (arguments . (_) . (_) . [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback))
  (#set! position "2"))

; Where something is an instance of a class.
([(if_statement
    condition: (parenthesized_expression [
      (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
        right: [(identifier) (member_expression)] @value)
      (binary_expression
        left: (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
          right: [(identifier) (member_expression)] @value)
        operator: "&&")])
    consequence: (statement_block) @branch)]
  (#set! value_suffix "()"))
