; Scopes, and names that are bound without defining a symbol.

([(block) (for_statement) (foreach_statement) (using_statement) (catch_clause) (if_statement) (while_statement)
  (switch_section) (switch_expression_arm) (query_expression) (accessor_declaration)] @scope)
([(lambda_expression) (anonymous_method_expression)] @scope
  (#set! kind "function"))

([(class_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (struct_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (record_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (interface_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (delegate_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (method_declaration (type_parameter_list (type_parameter name: (_) @binding)))
  (local_function_statement (type_parameter_list (type_parameter name: (_) @binding)))]
  (#set! kind "type_parameter"))
