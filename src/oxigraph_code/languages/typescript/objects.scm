; Members of objects, and assignments that add members to objects, functions and classes.

((class body: (class_body) @scope) @literal)

((object (pair key: [(property_identifier) @binding (string (string_fragment) @binding) (number) @binding
    (computed_property_name (string (string_fragment) @binding))] value: [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (subscript_expression)
    (binary_expression) (ternary_expression) (parenthesized_expression) (await_expression) (this)] @value)))
((object (shorthand_property_identifier) @binding @value))
((object (spread_element (_) @value) @binding . (_))
  (#set! kind "spread") (#set! name "..."))
((object (spread_element (_) @value) @binding .)
  (#set! kind "spread") (#set! name "last"))

((assignment_expression
  left: [
    (member_expression object: [(identifier) @_object (member_expression) (this)]
      property: [(property_identifier) (private_property_identifier)])
    (subscript_expression object: [(identifier) @_object (member_expression) (subscript_expression)] index: (string))]
    @binding
  right: [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression)
    (arrow_function) (generator_function) (class) (binary_expression) (ternary_expression) (await_expression)
    (parenthesized_expression) (this) (subscript_expression)
    (assignment_expression right: [(identifier) (member_expression) (call_expression) (new_expression) (object)
      (function_expression) (arrow_function) (class) (assignment_expression right: [
        (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression) (class)])])] @value)
  (#not-eq? @_object "exports")
  (#set! kind "member"))

((assignment_expression
  left: (subscript_expression object: [(identifier) (member_expression) (this)] index: (identifier) @_key) @binding
  right: [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (binary_expression)
    (ternary_expression) (await_expression) (parenthesized_expression) (this) (function_expression) (arrow_function)]
    @value)
  (#match? @_key "^k[A-Z]|^[A-Z][A-Z0-9_]+$|[Ss]ymbol")
  (#set! kind "member"))

((assignment_expression
  left: (subscript_expression object: [(identifier) (member_expression)] index: (_) @_key) @entry
  right: [
    (identifier) (member_expression) (call_expression) (function_expression) (arrow_function) (generator_function)]
    @value)
  (#not-match? @_key "^k[A-Z]|^[A-Z][A-Z0-9_]+$|[Ss]ymbol|^[\"']"))

; A function assigned to a prototype under a computed name still has an instance as its receiver.
((assignment_expression
  left: (subscript_expression object: (member_expression) @_prototype)
  right: [(function_expression) (generator_function)]) @scope
  (#match? @_prototype "[.]prototype$")
  (#set! kind "object"))
((assignment_expression
  left: (subscript_expression object: (member_expression) @_prototype @binding)
  right: [(function_expression) (generator_function)] @value)
  (#match? @_prototype "[.]prototype$")
  (#set! kind "member") (#set! name_suffix ".[?]"))

; Arguments of functions that may make a class of them.
([(variable_declarator value: (call_expression
    function: (member_expression) @_class
    arguments: (arguments . [(object) (identifier) @_given] @argument .)) @reference)
  (assignment_expression right: (call_expression
    function: (member_expression) @_class
    arguments: (arguments . [(object) (identifier) @_given] @argument .)) @reference)
  (export_statement value: (call_expression
    function: (member_expression) @_class
    arguments: (arguments . [(object) (identifier) @_given] @argument .)) @reference)]
  (#match? @_class "^([^(]*[.])?[A-Z][\\w$]*[.][\\w$#]+$") (#match? @_given "^[A-Z]")
  (#not-match? @_class "(^|[.])(JSON|Object|Promise|Array|Math)[.][\\w$#]+$")
  (#set! kind "value"))

; All members of an object are copied to another one, or it becomes the prototype of that one.
((call_expression
  function: (member_expression) @_method arguments: (arguments . (_) @binding . (_) @value))
  (#eq? @_method "Object.setPrototypeOf")
  (#set! kind "mixin"))
((call_expression
  function: (member_expression) @_method
  arguments: [(arguments . (_) @binding . (_) @value) (arguments . (_) @binding . (_) . (_) @value)])
  (#eq? @_method "Object.assign")
  (#set! kind "copy"))
((call_expression
  function: [(identifier) (member_expression)] @_inherits
  arguments: (arguments . (_) @binding . (_) @value .))
  (#match? @_inherits "^([\\w$]+[.])?inherits$")
  (#set! kind "mixin") (#set! name_suffix ".prototype") (#set! value_suffix ".prototype"))
((assignment_expression
  left: (member_expression) @binding
  right: (call_expression function: (member_expression) @_method arguments: (arguments . (_) @value)))
  (#match? @binding "[.]prototype$") (#eq? @_method "Object.create")
  (#set! kind "mixin"))
((assignment_expression
  left: (member_expression object: (_) @binding property: (property_identifier) @_prototype)
  right: (_) @value)
  (#eq? @_prototype "__proto__")
  (#set! kind "mixin"))

; A frozen object is the object itself; the value of an assignment is the assigned one.
((call_expression
  function: (member_expression) @_method arguments: (arguments . (_) @alternative)) @choice
  (#any-of? @_method "Object.freeze" "Object.seal" "Object.assign"))
((_ [value: (assignment_expression right: [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression) (arrow_function)
    (class) (assignment_expression) (array)] @alternative) @choice
  right: (assignment_expression right: [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression) (arrow_function)
    (class) (assignment_expression) (array)] @alternative) @choice]))
((parenthesized_expression (assignment_expression right: (_) @alternative) @choice))

; Arrays have the elements of their literal, and those added later. Lists of numbers are data, and may be long.
((array) @scope
  (#set! kind "array"))
([(array . [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (this) (array) (await_expression)
    (arrow_function) (function_expression) (class) (subscript_expression) (binary_expression) (ternary_expression)
    (parenthesized_expression) (spread_element) (string) (template_string) (null) (undefined) (true) (false)]
    @entry @value)
  (array . [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (this) (array) (await_expression)
    (arrow_function) (function_expression) (class) (subscript_expression) (binary_expression) (ternary_expression)
    (parenthesized_expression) (spread_element) (string) (template_string) (null) (undefined) (true) (false)]
    (_) @entry @value)
  (array . (number) @entry @value . [(identifier) (member_expression) (call_expression) (new_expression) (object)
    (arrow_function) (function_expression)])
  (array . (number) . [(identifier) (member_expression) (call_expression) (new_expression) (object)
    (arrow_function) (function_expression)] @entry @value)
  (array . (number) . [(identifier) (member_expression) (call_expression) (new_expression) (object)
    (arrow_function) (function_expression)] (_) @entry @value)])
((array "[" . "," @entry @value))
((array (spread_element (_) @value) @binding)
  (#set! kind "spread") (#set! value_suffix "[*]"))
((call_expression
  function: (member_expression
    object: [(identifier) (member_expression object: [(identifier) (this)])] @binding
    property: (property_identifier) @_adds)
  arguments: (arguments . (_) @value))
  (#any-of? @_adds "push" "unshift")
  (#set! kind "member") (#set! name_suffix ".[]"))

; Destructured members.
((variable_declarator
  name: (object_pattern [
    (shorthand_property_identifier_pattern) @binding @member
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding @member)
    (pair_pattern key: (property_identifier) @member value: [
      (identifier) @binding (assignment_pattern left: (identifier) @binding)])])
  value: (_) @value))
; The rest of an object is taken for all of it, since it is only used for members that were not taken.
((variable_declarator name: (object_pattern (rest_pattern (identifier) @binding)) value: (_) @value))
((variable_declarator name: (array_pattern . (identifier) @binding) @_pattern value: (_) @value)
  (#not-match? @_pattern "^\\[\\s*,")
  (#set! value_suffix "[0]"))
((variable_declarator name: (array_pattern . (identifier) @binding) @_pattern value: (_) @value)
  (#match? @_pattern "^\\[\\s*,\\s*[^,\\s]")
  (#set! value_suffix "[1]"))
((variable_declarator name: (array_pattern . (_) . (identifier) @binding) @_pattern value: (_) @value)
  (#not-match? @_pattern "^\\[\\s*,|,\\s*,")
  (#set! value_suffix "[1]"))
((variable_declarator name: (array_pattern . (_) . (_) . (identifier) @binding) @_pattern value: (_) @value)
  (#not-match? @_pattern "^\\[\\s*,|,\\s*,")
  (#set! value_suffix "[2]"))
((for_in_statement kind: _ left: (identifier) @binding operator: "of" right: (_) @value)
  (#set! value_suffix "[*]"))
((for_in_statement !kind left: (identifier) @binding operator: "of" right: (_) @value)
  (#set! kind "assignment") (#set! value_suffix "[*]"))
((for_in_statement left: (array_pattern . (identifier) @binding) operator: "of" right: (_) @value)
  (#set! value_suffix "[*][0]"))
((for_in_statement left: (array_pattern . (_) . (identifier) @binding) operator: "of" right: (_) @value)
  (#set! value_suffix "[*][1]"))
((for_in_statement left: (object_pattern (shorthand_property_identifier_pattern) @binding @member) operator: "of"
    right: (_) @value)
  (#set! value_suffix "[*]"))
