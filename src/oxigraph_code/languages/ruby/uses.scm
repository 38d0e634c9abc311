; Uses without a call: the first name of a possible path.

([(scope_resolution) (constant) (instance_variable) (class_variable)] @use)
([(assignment left: [(instance_variable) (class_variable) (constant) (call)] @use)]
  (#set! kind "write"))
([(operator_assignment left: [(instance_variable) (class_variable)] @use)]
  (#set! kind "update"))

; Methods that are handed over by their names in literals.
((call method: (identifier) @_callback arguments: (argument_list [
    (simple_symbol) @passed
    (pair key: (hash_key_symbol) @_option value: (simple_symbol) @passed)]) @callee)
  (#match? @_callback "^(skip_)?(before|after|around)_[a-z_]+$|^(validate|helper_method|rescue_from|set_callback|method|instance_method)$")
  (#any-of? @_option "if" "unless" "with")
  (#set! kind "member"))

; A class that is raised is made.
((call !receiver method: (identifier) @_raise arguments: (argument_list . [(constant) (scope_resolution)] @use))
  (#any-of? @_raise "raise" "fail")
  (#set! kind "run") (#set! runs "()"))
