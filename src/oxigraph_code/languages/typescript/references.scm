; Where something is called, or used without being called.

((call_expression function: [
    (identifier) @name
    (parenthesized_expression (identifier) @name)
  ]) @reference
  (#set! kind "call") (#set! arguments "functions"))

((call_expression function: [
    (member_expression object: (_) @receiver property: [(property_identifier) (private_property_identifier)] @name)
    (parenthesized_expression
      (member_expression object: (_) @receiver property: [(property_identifier) (private_property_identifier)] @name))
  ]) @reference
  (#set! kind "call") (#set! arguments "functions"))

((new_expression constructor: [
    (identifier) @name
    (member_expression object: (_) @receiver property: [(property_identifier) (private_property_identifier)] @name)
  ]) @reference
  (#set! kind "call") (#set! arguments "functions"))

; The grammar takes the word for a part of what is called where that is given types: what is awaited is the call.
((call_expression function: (await_expression (identifier) @name)) @reference
  (#set! kind "call"))
((call_expression function: (await_expression (member_expression
    object: (_) @receiver property: [(property_identifier) (private_property_identifier)] @name))) @reference
  (#set! kind "call"))
((call_expression function: (await_expression [(call_expression) (parenthesized_expression)] @receiver)) @reference
  (#set! kind "call"))

; What is written as a literal is of a class that is known.
((member_expression object: [
    (string) @literal (template_string) @literal
    (parenthesized_expression [(string) @literal (template_string) @literal])])
  (#set! name "{String}()"))
((member_expression object: (regex) @literal)
  (#set! name "{RegExp}()"))

; A member may be written as a constant subscript, and what stands at a place is.
((subscript_expression object: (_) @value index: (string (string_fragment) @member)) @same
  (#match? @member "^[A-Za-z_$][\\w$-]*$"))
((subscript_expression object: (_) @value index: (string (string_fragment) @_member)) @same
  (#not-match? @_member "^[A-Za-z_$][\\w$-]*$|^[0-9]{1,4}$")
  (#set! value_suffix "[!]"))
((subscript_expression object: (_) @value index: [(number) @member (string (string_fragment) @member)]) @same
  (#match? @member "^[0-9]{1,4}$"))
((call_expression function: (subscript_expression object: (_) @receiver index: (string (string_fragment) @name)))
  @reference
  (#match? @name "^[A-Za-z_$][\\w$]*$")
  (#set! kind "call"))

; A member may have a symbol for its name, which is spelt as what does not change.
((subscript_expression object: (_) @value index: (identifier) @member) @same
  (#match? @member "^k[A-Z]|^[A-Z][A-Z0-9_]+$|[Ss]ymbol")
  (#set! value_suffix "[]"))
((subscript_expression object: (_) @value index: (member_expression) @member) @same
  (#match? @member "^Symbol[.]\\w+$")
  (#set! value_suffix "[]"))

; What is called is itself computed: there is no name to go by.
((call_expression function: [
    (call_expression) (function_expression) (arrow_function) (this)
    (template_string) (class) (new_expression)
    (parenthesized_expression [
      (call_expression) (subscript_expression) (function_expression) (arrow_function) (generator_function)
      (await_expression) (ternary_expression) (binary_expression) (sequence_expression) (assignment_expression)
      (parenthesized_expression) (class) (new_expression) (object) (yield_expression)])
  ] @receiver arguments: (arguments)) @reference
  (#set! kind "call"))
((call_expression function: [(call_expression) (parenthesized_expression [(call_expression) (subscript_expression)])] @receiver
    arguments: (template_string)) @reference
  (#set! kind "tag"))
((call_expression function: (subscript_expression index: (_) @_index) @receiver) @reference
  (#not-match? @_index "^[\"'][A-Za-z_$][\\w$]*[\"']$")
  (#set! kind "call"))
((new_expression constructor: [
    (call_expression) (subscript_expression) (function_expression) (class) (this) (parenthesized_expression)
    (new_expression)] @receiver) @reference
  (#set! kind "call"))

; The constructor of the class that the class around extends.
((call_expression function: (super) @receiver) @reference
  (#set! kind "call") (#set! name "constructor"))
