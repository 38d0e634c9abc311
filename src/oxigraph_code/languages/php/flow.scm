; Results of functions, branches, narrowing, and the values of expressions.

((return_statement (_) @result)
  (#set! kind "return"))
((arrow_function body: (_) @result)
  (#set! kind "return"))
((yield_expression (array_element_initializer (_) @result .))
  (#set! kind "yield"))

([(if_statement body: (_) @branch) (else_if_clause body: (_) @branch) (else_clause body: (_) @branch)
  (try_statement body: (_) @branch) (catch_clause body: (_) @branch) (case_statement) @branch
  (default_statement) @branch])
([(while_statement body: (_) @branch) (for_statement) @branch (foreach_statement body: (_) @branch)]
  (#set! kind "loop"))

((binary_expression left: [(variable_name) (member_access_expression) (scoped_property_access_expression)] @narrowing
    operator: "instanceof" right: [(name) (qualified_name)] @value) @guard
  (#set! operators "&& || !") (#set! leaves "return_statement continue_statement break_statement throw_expression")
  (#set! value_suffix "()"))
((expression_statement (assignment_expression
    left: [(member_access_expression) (scoped_property_access_expression)] @narrowing right: (_) @value) @after))

((conditional_expression body: (_) @alternative alternative: (_) @alternative) @choice)
((conditional_expression condition: (_) @alternative !body alternative: (_) @alternative) @choice)
((match_expression body: (_ [(match_conditional_expression return_expression: (_) @alternative)
  (match_default_expression return_expression: (_) @alternative)])) @choice)
((binary_expression operator: "??" @otherwise right: (_) @alternative))
((assignment_expression left: (_) right: (_) @value) @same)
((augmented_assignment_expression operator: "??=" right: (_) @value) @same)
((clone_expression (_) @value) @same)
((class_constant_access_expression . (_) @value (name) @_class .) @same
  (#eq? @_class "class"))
((cast_expression value: (_) @value) @same)
; A container makes an object of the class that it is given.
((function_call_expression function: (name) @_make arguments: (arguments . (argument
    (class_constant_access_expression . [(name) (qualified_name)] @value (name) @_class .)))) @same
  (#any-of? @_make "app" "resolve") (#eq? @_class "class") (#set! value_suffix "()"))
([(member_call_expression object: (_) @_container name: (name) @_make arguments: (arguments . (argument
    (class_constant_access_expression . [(name) (qualified_name)] @value (name) @_class .))))
  (scoped_call_expression scope: (_) @_container name: (name) @_make arguments: (arguments . (argument
    (class_constant_access_expression . [(name) (qualified_name)] @value (name) @_class .))))] @same
  (#match? @_container "[Aa]pp(lication)?([(][)])?$|[Cc]ontainer([(][)])?$") (#match? @_make "^(make|makeWith|get)$")
  (#eq? @_class "class") (#set! value_suffix "()"))
((error_suppression_expression (_) @value) @same)

((object_creation_expression . (anonymous_class body: (_) @scope)) @literal)

; Callables: a method in an array, as `[$this, 'run']`, and `run(...)`.
((array_creation_expression . (array_element_initializer (_) @value .)
  . (array_element_initializer (string (string_content) @member) .) .) @same)
([(member_call_expression object: (_) @value name: (name) @member arguments: (_) @_arguments)
  (scoped_call_expression scope: (_) @value name: (name) @member arguments: (_) @_arguments)
  (function_call_expression function: (_) @value arguments: (_) @_arguments)] @same
  (#eq? @_arguments "(...)"))
