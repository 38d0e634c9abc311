; The types of expressions, and what functions receive and return.

([(string_literal) (multiline_string_literal)] @literal (#set! name "<String>"))
((character_literal) @literal (#set! name "<Char>"))
(((number_literal) @literal) (#not-match? @literal "[lLuU]$") (#set! name "<int>"))
(((number_literal) @literal) (#match? @literal "[lL]$") (#set! name "<long>"))
(((float_literal) @literal) (#not-match? @literal "[fF]$") (#set! name "<double>"))
(((float_literal) @literal) (#match? @literal "[fF]$") (#set! name "<float>"))
(((identifier) @literal) (#any-of? @literal "true" "false") (#set! name "<boolean>"))
(((identifier) @literal) (#eq? @literal "null") (#set! name "<null>"))
((binary_expression operator: _ @_operator) @literal
  (#any-of? @_operator "==" "!=" "===" "!==" "<" ">" "<=" ">=" "&&" "||") (#set! name "<boolean>"))
([(is_expression) (in_expression)] @literal (#set! name "<boolean>"))
((unary_expression argument: (_) @value) @same)
((parenthesized_expression (_) @value) @same)
(["?:" "+" "-" "*" "/" "%"] @otherwise . (_) @alternative)
((as_expression right: (_) @type) @cast)

([(function_body "=" . (_) @result) (return_expression (_) @result)]
  (#set! kind "return"))
((lambda_literal (_) @result .)
  (#set! kind "return"))
((object_literal (class_body . "{" @scope "}" @scope)) @literal)

((call_expression (annotated_lambda (lambda_literal . "{" @parameters) @callback .)) @callee
  (#set! position "last"))
([(call_expression (value_arguments . "(" . (value_argument . (lambda_literal . "{" @parameters) @callback .))) @callee]
  (#set! position "0"))
([(call_expression (value_arguments . "(" . (value_argument) . "," .
    (value_argument . (lambda_literal . "{" @parameters) @callback .))) @callee]
  (#set! position "1"))
([(property_declaration (variable_declaration (identifier) . (_) @type) "=" .
    (lambda_literal . "{" @parameters) @callback)
  (function_value_parameters (parameter (identifier) . (_) @type) . "=" . (lambda_literal . "{" @parameters) @callback)
  (class_parameter (identifier) . (_) @type . "=" . (lambda_literal . "{" @parameters) @callback)])

; A value that is known to be of a type.
((is_expression right: (_) @cast @type))
((is_expression left: [(identifier) (navigation_expression)] @narrowing "is" right: (_) @value) @guard
  (#set! operators "&& || !") (#set! leaves "return_expression throw_expression"))
((when_expression (when_subject [(identifier) (navigation_expression)] @narrowing .)
  (when_entry . condition: (type_test "is" (_) @value) . (_) @branch .)))
((type_test "is" (_) @cast @type))
((when_expression (when_entry condition: (is_expression left: [(identifier) (navigation_expression)] @narrowing "is"
  right: (_) @value) . (_) @branch .)))
