; The types of expressions, and what functions receive and return.

([(string_literal) (verbatim_string_literal) (raw_string_literal) (interpolated_string_expression)] @literal
  (#set! name "<string>"))
((character_literal) @literal (#set! name "<char>"))
([(boolean_literal) (is_expression) (is_pattern_expression)] @literal (#set! name "<bool>"))
(((integer_literal) @literal) (#not-match? @literal "[lLuU]$") (#set! name "<int>"))
(((integer_literal) @literal) (#match? @literal "[lL]$") (#set! name "<long>"))
(((real_literal) @literal) (#not-match? @literal "[fFmM]$") (#set! name "<double>"))
(((real_literal) @literal) (#match? @literal "[fF]$") (#set! name "<float>"))
(((real_literal) @literal) (#match? @literal "[mM]$") (#set! name "<decimal>"))
((null_literal) @literal (#set! name "<null>"))
((typeof_expression type: (_) @type) @cast (#set! name "Type"))
((binary_expression operator: _ @_operator) @literal
  (#any-of? @_operator "==" "!=" "<" ">" "<=" ">=" "&&" "||") (#set! name "<bool>"))
((prefix_unary_expression "!") @literal (#set! name "<bool>"))
((prefix_unary_expression ["-" "+" "~"] (_) @value) @same)
((postfix_unary_expression (_) @value) @same)
((parenthesized_expression (_) @value) @same)
((await_expression (_) @value) @same (#set! value_suffix ".await"))
((assignment_expression left: (_) @value) @same)
((["+" "-" "*" "/" "%" "&" "|" "^" "??"] @otherwise . (_) @alternative))
((conditional_expression consequence: (_) @alternative alternative: (_) @alternative) @choice)

((cast_expression type: (_) @type) @cast)
((as_expression right: (_) @type) @cast)
((default_expression type: (_) @type) @cast)
((declaration_expression type: (_) @type) @cast)
((object_creation_expression type: (_) @type) @cast)
((array_creation_expression type: (array_type type: (_) @type)) @cast
  (#set! name "[]"))
; Library methods whose result is told by their type argument alone.
((invocation_expression function: [(generic_name (identifier) @_called (type_argument_list . (_) @type .))
    (member_access_expression name: (generic_name (identifier) @_called (type_argument_list . (_) @type .)))]) @cast
  (#match? @_called "^(Get(Required)?(Keyed)?Service|CreateInstance|Deserialize(Object)?|GetCustomAttribute)$"))
((invocation_expression function: [(generic_name (identifier) @_called (type_argument_list . (_) @type .))
    (member_access_expression name: (generic_name (identifier) @_called (type_argument_list . (_) @type .)))]) @cast
  (#match? @_called "^(GetServices|GetCustomAttributes|OfType|Cast)$") (#set! name "IEnumerable"))
((invocation_expression function: [(generic_name (identifier) @_called (type_argument_list . (_) @type .))
    (member_access_expression name: (generic_name (identifier) @_called (type_argument_list . (_) @type .)))]) @cast
  (#match? @_called "^((Get|Read)FromJsonAsync|DeserializeAsync)$") (#set! name "Task"))
((invocation_expression function: [(generic_name (identifier) @_called (type_argument_list . (_) @type .))
    (member_access_expression name: (generic_name (identifier) @_called (type_argument_list . (_) @type .)))]) @cast
  (#match? @_called "^(Set)$") (#set! name "DbSet"))
((invocation_expression function: (member_access_expression
    expression: (invocation_expression function: (member_access_expression name: (identifier) @_section))
    name: (generic_name (identifier) @_called (type_argument_list . (_) @type .)))) @cast
  (#match? @_section "Section$") (#eq? @_called "Get"))
((invocation_expression function: (member_access_expression expression: (identifier) @_holder
    name: (generic_name (identifier) @_called (type_argument_list . (_) @type .)))) @cast
  (#eq? @_holder "Unsafe") (#eq? @_called "As"))

((argument_list . (argument [(lambda_expression) (anonymous_method_expression)] @callback)) @callee
  (#set! position "0"))
((argument_list . (argument) . (argument [(lambda_expression) (anonymous_method_expression)] @callback)) @callee
  (#set! position "1"))
((argument_list . (argument) . (argument) . (argument [(lambda_expression) (anonymous_method_expression)] @callback)) @callee
  (#set! position "2"))
((argument_list . (argument) . (argument) . (argument) . (argument
    [(lambda_expression) (anonymous_method_expression)] @callback)) @callee
  (#set! position "3"))
([(variable_declaration type: (_) @type (variable_declarator (lambda_expression) @callback))
  (property_declaration type: (_) @type value: (lambda_expression) @callback)
  (method_declaration returns: (_) @type body: (block (return_statement (lambda_expression) @callback)))])
((assignment_expression left: (_) @value right: (lambda_expression) @callback))

((lambda_expression body: (expression) @result)
  (#set! kind "return"))
([(lambda_expression body: (block [(return_statement (_) @result)
    (if_statement consequence: (block (return_statement (_) @result)))]))
  (anonymous_method_expression (block (return_statement (_) @result)))]
  (#set! kind "return"))
