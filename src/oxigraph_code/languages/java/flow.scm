; The types of expressions, and what functions receive and return.

((string_literal) @literal (#set! name "<String>"))
((character_literal) @literal (#set! name "<char>"))
([(true) (false) (instanceof_expression)] @literal (#set! name "<boolean>"))
(((decimal_integer_literal) @literal) (#not-match? @literal "[lL]$") (#set! name "<int>"))
(((decimal_integer_literal) @literal) (#match? @literal "[lL]$") (#set! name "<long>"))
(([(hex_integer_literal) (octal_integer_literal) (binary_integer_literal)] @literal)
  (#not-match? @literal "[lL]$") (#set! name "<int>"))
(([(hex_integer_literal) (octal_integer_literal) (binary_integer_literal)] @literal)
  (#match? @literal "[lL]$") (#set! name "<long>"))
(((decimal_floating_point_literal) @literal) (#not-match? @literal "[fF]$") (#set! name "<double>"))
(((decimal_floating_point_literal) @literal) (#match? @literal "[fF]$") (#set! name "<float>"))
((class_literal (_) @type) @cast (#set! name "Class"))
((null_literal) @literal (#set! name "<null>"))
; One operator for all: with a list, each of a thousand nested expressions would wait for each of them.
((binary_expression operator: _ @_operator) @literal
  (#any-of? @_operator "==" "!=" "<" ">" "<=" ">=" "&&" "||") (#set! name "<boolean>"))
((unary_expression operator: "!") @literal (#set! name "<boolean>"))
((unary_expression operator: ["-" "+" "~"] operand: (_) @value) @same)
((update_expression (_) @value) @same)
((assignment_expression left: (_) @value) @same)
; A sum with a text in it is a text. The left operand is found from the operator, as nested expressions would wait for it.
((binary_expression operator: "+" right: (string_literal)) @literal (#set! name "<String>"))
((binary_expression . (string_literal) operator: "+") @literal (#set! name "<String>"))
((["+" "-" "*" "/" "%" "&" "|" "^"] @otherwise . (_) @alternative))
((ternary_expression consequence: (_) @alternative alternative: (_) @alternative) @choice)

((cast_expression type: (_) @type) @cast)
((method_reference . (generic_type) @cast @type))
((method_reference . (generic_type) @value "new") @same (#set! value_suffix "::new"))
((method_reference . (generic_type) @value (identifier) @member) @same (#set! value_suffix "::"))
((object_creation_expression type: (_) @type arguments: (_) .) @cast)
((object_creation_expression (class_body . "{" . (_) @scope)) @literal)
((object_creation_expression (class_body . "{" . "}" @scope)) @literal)
((array_creation_expression type: (_) @type . [(dimensions_expr) (dimensions)]) @cast
  (#set! name "[]"))
((array_creation_expression type: (_) @type . (dimensions_expr) . [(dimensions_expr) (dimensions)]) @cast
  (#set! name "[]<[]"))

((argument_list . [
    (lambda_expression)] @callback) @callee
  (#set! position "0"))
((argument_list . (_) . (lambda_expression) @callback) @callee
  (#set! position "1"))
((argument_list . (_) . (_) . (lambda_expression) @callback) @callee
  (#set! position "2"))
((argument_list . (_) . (_) . (_) . (lambda_expression) @callback)
  @callee
  (#set! position "3"))
([
  (local_variable_declaration type: (_) @type declarator: (variable_declarator value:
    (lambda_expression) @callback))
  (field_declaration type: (_) @type declarator: (variable_declarator value:
    (lambda_expression) @callback))
  (cast_expression type: (_) @type value: (lambda_expression) @callback)
  (method_declaration type: (_) @type body: (block (return_statement
    (lambda_expression) @callback)))])
((assignment_expression left: (_) @value right: (lambda_expression) @callback))

((lambda_expression body: (expression) @result)
  (#set! kind "return"))
((lambda_expression body: (block [
    (return_statement (expression) @result)
    (if_statement consequence: (block (return_statement (expression) @result)))
    (if_statement consequence: (return_statement (expression) @result))]))
  (#set! kind "return"))
