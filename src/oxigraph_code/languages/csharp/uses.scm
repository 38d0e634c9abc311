; Uses without a call: the first name of a possible path.

([(member_access_expression expression: (identifier) @use) (element_access_expression expression: (identifier) @use)
  (conditional_access_expression condition: (identifier) @use)
  (argument (identifier) @use .) (variable_declarator "=" . (identifier) @use)
  (assignment_expression right: (identifier) @use) (binary_expression (identifier) @use)
  (prefix_unary_expression (identifier) @use) (parenthesized_expression (identifier) @use)
  (conditional_expression (identifier) @use) (cast_expression value: (identifier) @use)
  (return_statement (identifier) @use) (arrow_expression_clause (identifier) @use)
  (is_pattern_expression expression: (identifier) @use) (lambda_expression body: (identifier) @use)
  (foreach_statement right: (identifier) @use) (throw_statement (identifier) @use)
  (await_expression (identifier) @use) (switch_expression . (identifier) @use) (switch_statement value: (identifier) @use)
  (interpolation (identifier) @use) (if_statement condition: (identifier) @use)
  (initializer_expression (identifier) @use) (postfix_unary_expression (identifier) @use)])
((assignment_expression left: [(identifier) (member_access_expression)] @use operator: "=")
  (#set! kind "write"))
((assignment_expression left: [(identifier) (member_access_expression)] @use
    operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" "??="])
  (#set! kind "update"))
((postfix_unary_expression [(identifier) (member_access_expression)] @use ["++" "--"])
  (#set! kind "update"))
(([(variable_declaration type: (_) @use) (cast_expression type: (_) @use) (as_expression right: (_) @use)
  (is_expression right: (_) @use) (typeof_expression type: (_) @use) (declaration_pattern type: (_) @use)
  (recursive_pattern type: (_) @use) (catch_declaration type: (_) @use) (foreach_statement type: (_) @use)
  (type_argument_list (_) @use)]) (#not-eq? @use "var") (#set! kind "type"))

([(argument_list (argument [(member_access_expression) (identifier)] @passed .)) @callee
  (argument_list (argument (typeof_expression type: [(identifier) @passed (generic_name (identifier) @passed)]))) @callee]
  (#set! kind "argument"))
; Types that a container, a pipeline or a scheduler is told by a type argument, the last of which it makes.
((invocation_expression function: [(generic_name (identifier) @_told (type_argument_list [
      (identifier) @passed (qualified_name) @passed (generic_name (identifier) @passed)] .))
    (member_access_expression name: (generic_name (identifier) @_told (type_argument_list [
      (identifier) @passed (qualified_name) @passed (generic_name (identifier) @passed)] .)))]) @callee
  (#match? @_told "^(Try)?(Add|Use|Map|Register|Replace|Decorate)([A-Z]|$)|^(Configure|Enqueue|Schedule|AddOrUpdate|To|As|ImplementedBy)$")
  (#set! kind "argument"))
((invocation_expression function: (member_access_expression
    expression: (invocation_expression function: (member_access_expression name: (identifier) @_section))
    name: (generic_name (identifier) @_told (type_argument_list . (identifier) @passed .)))) @callee
  (#match? @_section "Section$") (#eq? @_told "Get") (#set! kind "argument"))
((invocation_expression function: (member_access_expression expression: (identifier) @_builder
    name: (generic_name (identifier) @_told (type_argument_list . (identifier) @passed .)))) @callee
  (#eq? @_builder "JobBuilder") (#eq? @_told "Create") (#set! kind "argument"))
; Handlers of events, and functions kept in delegates.
((assignment_expression left: (_) @name operator: ["=" "+="] right: [(identifier) (member_access_expression)] @passed)
  (#set! kind "stored"))
