; Conditional branches.
((if_statement consequence: (_) @branch))
((else_clause (_) @branch))
([(switch_case) (switch_default) (catch_clause)] @branch)
((try_statement body: (_) @branch))
((expression_statement (binary_expression operator: ["&&" "||" "??"] right: (_) @branch)))
([(for_statement) (for_in_statement) (while_statement) (do_statement)] @branch
  (#set! kind "loop"))

; Results of functions, arguments that calls return, and expressions with alternative values.

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

; The left operand is found from the operator: a pattern that had to wait for the operator would wait in each of a
; thousand nested expressions.
(([ "||" "??" ] @otherwise . (_) @alternative))
(("&&" @then . (_) @alternative))
((ternary_expression consequence: (_) @alternative alternative: (_) @alternative) @choice)

((arguments . [
    (arrow_function) (function_expression)] @callback) @callee
  (#set! position "0"))
((arguments . (_) . [
    (arrow_function) (function_expression)] @callback) @callee
  (#set! position "1"))
((arguments . (_) . (_) . [
    (arrow_function) (function_expression)] @callback) @callee
  (#set! position "2"))

((arguments . (object [
    (pair key: (property_identifier) @member value: [
      (arrow_function) (function_expression)] @callback)
    (method_definition name: (property_identifier) @member) @callback])) @callee
  (#set! position "0"))
((arguments . (_) . (object [
    (pair key: (property_identifier) @member value: [
      (arrow_function) (function_expression)] @callback)
    (method_definition name: (property_identifier) @member) @callback])) @callee
  (#set! position "1"))

; The argument of a hook determines its result.
((call_expression
  function: [(identifier) (member_expression)] @_hook
  arguments: (arguments . (_) @argument)) @reference
  (#match? @_hook "^([^(]*[.])?(memo|forwardRef|useCallback|useMemo|useState|useRef|createRef|createContext|useContext|ref|shallowRef|computed|toRef|withDefaults)$")
  (#set! kind "value"))

; Narrowing by instanceof.
((binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
    right: [(identifier) (member_expression)] @value) @guard
  (#set! operators "&& || !") (#set! leaves "return_statement throw_statement continue_statement")
  (#set! value_suffix "()"))
; After an assignment, a member has the assigned value.
((expression_statement (assignment_expression
    left: [
      (member_expression object: [(identifier) @_object (member_expression) (subscript_expression)]
        property: (property_identifier))
      (subscript_expression object: [(identifier) @_object (member_expression) (subscript_expression)] index: (string))]
      @narrowing
    right: (identifier) @value))
  (#not-match? @_object "^(exports|module)$"))
