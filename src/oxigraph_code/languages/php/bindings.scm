; Scopes, and names that are bound without a symbol.

([(anonymous_function) (arrow_function)] @scope
  (#set! kind "function"))
([(anonymous_function parameters: (formal_parameters (_ type: (_)? @type name: (_) @binding)))
  (arrow_function parameters: (formal_parameters (_ type: (_)? @type name: (_) @binding)))]
  (#set! kind "parameter"))

((assignment_expression left: (variable_name) @binding right: (_) @value)
  (#set! kind "variable") (#set! bound_in "function"))
((augmented_assignment_expression left: (variable_name) @binding right: (_) @value)
  (#set! kind "variable") (#set! bound_in "function"))
((assignment_expression left: (list_literal (variable_name) @binding))
  (#set! kind "variable") (#set! bound_in "function"))
((catch_clause type: (_) @type name: (_) @binding)
  (#set! kind "variable") (#set! bound_in "function"))
([(foreach_statement . (_) @value . (variable_name) @binding)
  (foreach_statement . (_) @value . (by_ref (variable_name) @binding))
  (foreach_statement . (_) @value . (pair (_) . (variable_name) @binding .))
  (foreach_statement . (_) @value . (pair (_) . (by_ref (variable_name) @binding) .))]
  (#set! kind "variable") (#set! value_suffix "[*]") (#set! bound_in "function"))
((foreach_statement . (_) . (pair . (variable_name) @binding))
  (#set! kind "variable") (#set! bound_in "function"))
((static_variable_declaration name: (_) @binding value: (_)? @value)
  (#set! kind "variable") (#set! bound_in "function"))
((global_declaration (variable_name) @binding)
  (#set! kind "global"))

; Another name of a method of a trait, and of a scope of a model.
((method_declaration "function" @binding name: (name) @value) (#match? @value "^scope[A-Z]")
  (#set! kind "alias") (#set! name "other_name"))
((use_declaration (use_list (use_as_clause . (class_constant_access_expression (_) (name)) @value (name) @binding .)))
  (#set! kind "alias"))

; Decisions: each is another way through the function.
([(if_statement) (else_if_clause) (for_statement) (foreach_statement) (while_statement) (do_statement) (case_statement)
  (match_conditional_expression) (catch_clause) (conditional_expression)
  (binary_expression operator: ["&&" "||" "and" "or" "xor"])] @decision)
