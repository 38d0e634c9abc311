; What is said to be of a type in front of it, which in markup would be an element.

((type_assertion (type_arguments (_) @type)) @cast)
