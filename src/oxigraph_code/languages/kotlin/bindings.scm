; Scopes, and names that are bound without defining a symbol.

([(block) (for_statement) (catch_block) (when_expression) (when_entry) (if_expression) (while_statement)
  (getter) (setter)] @scope)
((lambda_literal) @scope
  (#set! kind "function"))
((anonymous_function) @scope
  (#set! kind "function"))

; The parameter list of a function without one begins with its bracket, as does its receiver.
((lambda_literal . "{" @parameters (lambda_parameters
  [(variable_declaration . (identifier) @name) (multi_variable_declaration)] @parameter)))
((lambda_literal . "{" @parameters @parameter @name . (lambda_parameters)? @_parameters)
  (#not-match? @_parameters "."))
((lambda_literal . "{" @binding . (lambda_parameters)? @_parameters)
  (#not-match? @_parameters ".") (#set! name "it") (#set! kind "parameter"))
((lambda_literal . "{" @binding)
  (#set! name "this") (#set! kind "parameter"))
((lambda_parameters (variable_declaration . (identifier) @binding . (_)? @type))
  (#set! kind "parameter"))
((multi_variable_declaration (variable_declaration . (identifier) @binding . (_)? @type)))
((anonymous_function (function_value_parameters (parameter . (identifier) @binding . (_) @type)))
  (#set! kind "parameter"))
((for_statement (variable_declaration . (identifier) @binding . (_)? @type) . (_) @value)
  (#set! value_suffix "[*]"))
((catch_block . (identifier) @binding . (_) @type))
((when_subject (variable_declaration . (identifier) @binding . (_)? @type) . (_) @value))
((setter (identifier) @binding))

; The receiver of an extension.
((function_declaration [(user_type) (nullable_type) (parenthesized_type) (function_type)] @type . name: (_) @binding)
  (#set! name "this") (#set! kind "parameter"))

([(class_declaration (type_parameters (type_parameter (identifier) @binding
    [(user_type) (nullable_type)]? @type)))
  (function_declaration (type_parameters (type_parameter (identifier) @binding
    [(user_type) (nullable_type)]? @type)) name: (_) @scope)]
  (#set! kind "type_parameter"))

; Decisions: each is another way through the function.
([(if_expression) (for_statement) (while_statement) (do_while_statement) (when_entry condition: (_)) (catch_block)
  (binary_expression operator: ["&&" "||"])] @decision)
