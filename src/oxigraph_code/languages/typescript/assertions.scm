; Type assertions before an expression, which in JSX would be elements.

((type_assertion (type_arguments (_) @type)) @cast)
