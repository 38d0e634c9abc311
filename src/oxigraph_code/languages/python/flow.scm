; Conditional branches, and narrowing.

((if_statement consequence: (block) @branch))
((elif_clause consequence: (block) @branch))
((else_clause body: (block) @branch))
((try_statement body: (block) @branch))
((except_clause (block) @branch))
((case_clause consequence: (block) @branch))
((for_statement body: (block) @branch)
  (#set! kind "loop"))
((while_statement body: (block) @branch)
  (#set! kind "loop"))

; isinstance(x, C) holds in the branch, and after an assertion; a class pattern of a case is equivalent.
([(if_statement
    condition: [
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . (tuple [(identifier) (attribute)] @value) .))
      (boolean_operator
        (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
        "and")]
    consequence: (block) @branch)
  (elif_clause
    condition: [
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . (tuple [(identifier) (attribute)] @value) .))]
    consequence: (block) @branch)]
  (#eq? @_is "isinstance")
  (#set! value_suffix "()"))
([(boolean_operator
    left: [
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
      (boolean_operator left:
        (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
        operator: "and")]
    operator: "and"
    right: (_) @branch)
  (conditional_expression . (_) @branch . "if" .
    (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
    "else" (_) @otherwise)]
  (#eq? @_is "isinstance")
  (#set! value_suffix "()"))
((if_statement
    condition: (not_operator argument: [
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . (tuple [(identifier) (attribute)] @value) .))])
    consequence: (block [(return_statement) (raise_statement) (continue_statement)] .)
    !alternative) . (_) @after
  (#eq? @_is "isinstance")
  (#set! value_suffix "()"))
; If the test fails, the type of the name excludes these classes.
([(if_statement
    condition: [
      (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . [(identifier) (attribute)] @value .))
      (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . (tuple [(identifier) (attribute)] @value) .))
      (boolean_operator operator: "or" right: [
        (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . [(identifier) (attribute)] @value .))
        (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . (tuple [(identifier) (attribute)] @value) .))])]
    alternative: (else_clause body: (block) @branch))
  (if_statement
    alternative: (elif_clause condition: [
      (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . [(identifier) (attribute)] @value .))
      (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . (tuple [(identifier) (attribute)] @value) .))
      (boolean_operator operator: "or" right: [
        (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . [(identifier) (attribute)] @value .))
        (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . (tuple [(identifier) (attribute)] @value) .))])])
    alternative: (else_clause body: (block) @branch))]
  (#eq? @_is "isinstance")
  (#set! value_suffix "[-]"))
((if_statement
    condition: [
      (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . [(identifier) (attribute)] @value .))
      (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . (tuple [(identifier) (attribute)] @value) .))
      (boolean_operator operator: "or" right: [
        (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . [(identifier) (attribute)] @value .))
        (call function: (identifier) @_is arguments: (argument_list . (identifier) @narrowing . (tuple [(identifier) (attribute)] @value) .))])]
    consequence: (block [(return_statement) (raise_statement) (continue_statement)] .)
    !alternative) . (_) @after
  (#eq? @_is "isinstance")
  (#set! value_suffix "[-]"))
((match_statement subject: [(identifier) (attribute)] @narrowing body: (block (case_clause
    (case_pattern [
      (class_pattern . (dotted_name) @value)
      (as_pattern (case_pattern (class_pattern . (dotted_name) @value)))
      (union_pattern (class_pattern . (dotted_name) @value))])
    consequence: (block) @branch)))
  (#set! value_suffix "()"))
((assert_statement [
    (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .))
    (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . (tuple [(identifier) (attribute)] @value) .))
    (boolean_operator left:
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing . [(identifier) (attribute)] @value .)) "and")])
  (#eq? @_is "isinstance")
  (#set! value_suffix "()"))
; type(x) is C narrows as isinstance does.
([(if_statement
    condition: (comparison_operator
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing .)) . ["is" "=="] . [(identifier) (attribute)] @value .)
    consequence: (block) @branch)
  (elif_clause
    condition: (comparison_operator
      (call function: (identifier) @_is arguments: (argument_list . (_) @narrowing .)) . ["is" "=="] . [(identifier) (attribute)] @value .)
    consequence: (block) @branch)]
  (#eq? @_is "type")
  (#set! value_suffix "()"))

; Results of functions.
((return_statement [
    (identifier) (attribute) (call) (subscript) (await) (boolean_operator) (conditional_expression) (expression_list)
    (tuple) (dictionary . (pair value: [(identifier) (attribute) (call) (dictionary)]))] @result)
  (#set! kind "return"))
((return_statement [(expression_list) (tuple)] @scope)
  (#set! kind "array"))
((return_statement [
    (expression_list . [(identifier) (attribute) (call) (await)] @binding @value)
    (tuple . [(identifier) (attribute) (call) (await)] @binding @value)])
  (#set! name "[0]"))
((return_statement [
    (expression_list . (_) . [(identifier) (attribute) (call) (await)] @binding @value)
    (tuple . (_) . [(identifier) (attribute) (call) (await)] @binding @value)])
  (#set! name "[1]"))
((return_statement [
    (expression_list . (_) . (_) . [(identifier) (attribute) (call) (await)] @binding @value)
    (tuple . (_) . (_) . [(identifier) (attribute) (call) (await)] @binding @value)])
  (#set! name "[2]"))
((yield . (_) @result)
  (#set! kind "yield"))
((yield "from" (_) @result)
  (#set! kind "yield") (#set! value_suffix "[*]"))

; Expressions with alternative values.
([(assignment right: (boolean_operator left: (_) @alternative right: (_) @alternative) @choice)
  (return_statement (boolean_operator left: (_) @alternative right: (_) @alternative) @choice)
  (parenthesized_expression (boolean_operator left: (_) @alternative right: (_) @alternative) @choice)
  (conditional_expression . (_) @alternative "if" (_) "else" (_) @alternative) @choice])
