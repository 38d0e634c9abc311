; What may or may not run.
((if_statement consequence: (_) @branch))
((else_clause (_) @branch))
([(switch_case) (switch_default) (catch_clause)] @branch)
((try_statement body: (_) @branch))
((expression_statement (binary_expression operator: ["&&" "||" "??"] right: (_) @branch)))
([(for_statement) (for_in_statement) (while_statement) (do_statement)] @branch
  (#set! kind "loop"))

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

; The left side is what stands in front of the operator: a pattern that had to wait for it would wait in each of a
; thousand that nest.
(([ "||" "??" ] @otherwise . (_) @alternative))
(("&&" @then . (_) @alternative))
((ternary_expression consequence: (_) @alternative alternative: (_) @alternative) @choice)

((arguments . [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback) @callee
  (#set! position "0"))
((arguments . (_) . [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback) @callee
  (#set! position "1"))
((arguments . (_) . (_) . [
    (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
    (arrow_function parameter: (_) @parameters)] @callback) @callee
  (#set! position "2"))

((arguments . (object [
    (pair key: (property_identifier) @member value: [
      (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
      (arrow_function parameter: (_) @parameters)] @callback)
    (method_definition name: (property_identifier) @member parameters: (_) @parameters) @callback])) @callee
  (#set! position "0"))
((arguments . (_) . (object [
    (pair key: (property_identifier) @member value: [
      (arrow_function parameters: (_) @parameters) (function_expression parameters: (_) @parameters)
      (arrow_function parameter: (_) @parameters)] @callback)
    (method_definition name: (property_identifier) @member parameters: (_) @parameters) @callback])) @callee
  (#set! position "1"))

; What a hook is given says what it gives.
((call_expression
  function: [(identifier) @_hook (member_expression property: (property_identifier) @_hook)]
  arguments: (arguments . (_) @argument)) @reference
  (#any-of? @_hook "memo" "forwardRef" "useCallback" "useMemo" "useState" "useRef" "createRef" "createContext"
    "useContext" "ref" "shallowRef" "computed" "toRef" "withDefaults")
  (#set! kind "value"))

; Where something is an instance of a class.
((if_statement
    condition: (parenthesized_expression [
      (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
        right: [(identifier) (member_expression)] @value)
      (binary_expression
        left: (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
          right: [(identifier) (member_expression)] @value)
        operator: "&&")
      (binary_expression
        operator: "&&"
        right: (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
          right: [(identifier) (member_expression)] @value))])
    consequence: (_) @branch)
  (#set! value_suffix "()"))
((binary_expression
    left: [
      (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
        right: [(identifier) (member_expression)] @value)
      (binary_expression
        left: (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
          right: [(identifier) (member_expression)] @value)
        operator: "&&")]
    operator: "&&"
    right: (_) @branch)
  (#set! value_suffix "()"))
((ternary_expression
    condition: [
      (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
        right: [(identifier) (member_expression)] @value)
      (parenthesized_expression
        (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
          right: [(identifier) (member_expression)] @value))]
    consequence: (_) @branch
    alternative: (_) @otherwise)
  (#set! value_suffix "()"))
; After those that are none have been sent away.
((if_statement
    condition: (parenthesized_expression (unary_expression operator: "!" argument: (parenthesized_expression
      (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
        right: [(identifier) (member_expression)] @value))))
    consequence: [
      [(return_statement) (throw_statement) (continue_statement)]
      (statement_block [(return_statement) (throw_statement) (continue_statement)] .)]
    !alternative) . (_) @after
  (#set! value_suffix "()"))
((if_statement
    condition: (parenthesized_expression (binary_expression operator: "||"
      right: (unary_expression operator: "!" argument: (parenthesized_expression
        (binary_expression left: [(identifier) (member_expression)] @narrowing operator: "instanceof"
          right: [(identifier) (member_expression)] @value)))))
    consequence: [
      [(return_statement) (throw_statement) (continue_statement)]
      (statement_block [(return_statement) (throw_statement) (continue_statement)] .)]
    !alternative) . (_) @after
  (#set! value_suffix "()"))
; Behind where a member is given something it is that.
((expression_statement (assignment_expression
    left: [
      (member_expression object: [(identifier) @_object (member_expression) (subscript_expression)]
        property: (property_identifier))
      (subscript_expression object: [(identifier) @_object (member_expression) (subscript_expression)] index: (string))]
      @narrowing
    right: (identifier) @value))
  (#not-match? @_object "^(exports|module)$"))
