; Scopes, and names that are bound without defining a symbol.

; A variable of a pattern is bound in the statements around it, so a condition is no scope.
([(block) (for_statement) (foreach_statement) (using_statement) (catch_clause) (switch_section)
  (switch_expression_arm) (query_expression) (accessor_declaration)] @scope)
([(lambda_expression) (anonymous_method_expression)] @scope
  (#set! kind "function"))

((lambda_expression parameters: (implicit_parameter) @parameters @parameter @name))
((lambda_expression parameters: (implicit_parameter) @binding)
  (#set! kind "parameter"))
([(lambda_expression parameters: (parameter_list (parameter type: (_)? @type name: (_) @binding)))
  (anonymous_method_expression parameters: (parameter_list (parameter type: (_)? @type name: (_) @binding)))]
  (#set! kind "parameter"))
; Runners of jobs and makers of options take a function of the class in their brackets.
((invocation_expression
    function: (member_access_expression name: (generic_name (identifier) @_runner (type_argument_list . (_) @type .)))
    arguments: (argument_list (argument (lambda_expression parameters: (implicit_parameter) @binding))))
  (#any-of? @_runner "Enqueue" "Schedule" "AddOrUpdate" "FromExpression" "ContinueJobWith" "ContinueWith" "Configure"
    "ConfigureOptions" "PostConfigure" "ConfigureAll" "AddIfNotExists")
  (#set! kind "parameter"))

((catch_declaration type: (_) @type name: (_) @binding))
((foreach_statement type: (_) @type left: (identifier) @binding right: (_) @value)
  (#set! value_suffix "[*]"))
((from_clause type: (_)? @type name: (_) @binding (_) @value .)
  (#set! value_suffix "[*]"))
((using_statement (variable_declaration type: (_) @type (variable_declarator name: (_) @binding (_) @value .))))
((for_statement (variable_declaration type: (_) @type (variable_declarator name: (_) @binding (_) @value .))))
([(declaration_pattern type: (_) @type name: (_) @binding)
  (recursive_pattern type: (_) @type name: (identifier) @binding)
  (declaration_expression type: (_) @type name: (_) @binding)])
((is_pattern_expression expression: (_) @value pattern: (var_pattern name: (_) @binding)))

([(class_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (struct_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (record_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (interface_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (delegate_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (method_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (local_function_statement (type_parameter_list (type_parameter name: (_) @binding)))]
  (#set! kind "type_parameter"))
; A bound of a type parameter is stated apart.
((type_parameter_constraints_clause (identifier) @binding (type_parameter_constraint type: (_) @type))
  (#set! kind "type_parameter"))

; Decisions: each is another way through the function.
([(if_statement) (for_statement) (foreach_statement) (while_statement) (do_statement) (switch_section "case")
  (catch_clause) (conditional_expression) (binary_expression operator: ["&&" "||"])] @decision)
; The last arm is what is left.
((switch_expression_arm) @decision . (switch_expression_arm))
