; Uses without a call: the first name of a possible path.

([(scope_resolution) (constant) (instance_variable) (class_variable)] @use)
([(assignment left: [(instance_variable) (class_variable) (constant)] @use)]
  (#set! kind "write"))
([(operator_assignment left: [(instance_variable) (class_variable)] @use)]
  (#set! kind "update"))
