; Calls, and uses without a call.

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

; With type arguments, the grammar parses "await" as a part of the callee: the call is awaited.
((call_expression function: (await_expression (identifier) @name)) @reference
  (#set! kind "call"))
((call_expression function: (await_expression (member_expression
    object: (_) @receiver property: [(property_identifier) (private_property_identifier)] @name))) @reference
  (#set! kind "call"))
((call_expression function: (await_expression [(call_expression) (parenthesized_expression)] @receiver)) @reference
  (#set! kind "call"))

; A literal has a known class.
((member_expression object: [
    (string) @literal (template_string) @literal
    (parenthesized_expression [(string) @literal (template_string) @literal])])
  (#set! name "{String}()"))
((member_expression object: (regex) @literal)
  (#set! name "{RegExp}()"))

; A constant subscript is a member, and a number an element.
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

; A member may be named by a symbol, which is recognised by the spelling of constants.
((subscript_expression object: (_) @value index: (identifier) @member) @same
  (#match? @member "^k[A-Z]|^[A-Z][A-Z0-9_]+$|[Ss]ymbol")
  (#set! value_suffix "[]"))
((subscript_expression object: (_) @value index: (member_expression) @member) @same
  (#match? @member "^Symbol[.]\\w+$")
  (#set! value_suffix "[]"))

; The callee is itself computed, so there is no name.
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

; The constructor of the superclass.
((call_expression function: (super) @receiver) @reference
  (#set! kind "call") (#set! name "constructor"))

; Comparisons of the type of a message with a constant.
((binary_expression left: [(member_expression property: (property_identifier) @_type) (identifier) @_type] operator: ["===" "=="]
    right: [(string) (identifier) (member_expression)] @receiver) @operation
  (#eq? @_type "type") (#set! name "compared"))
((switch_statement
    value: (parenthesized_expression [(member_expression property: (property_identifier) @_type) (identifier) @_type])
    body: (switch_body (switch_case value: [(string) (identifier) (member_expression)] @receiver) @operation))
  (#eq? @_type "type") (#set! name "compared"))
