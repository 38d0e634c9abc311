; Where something is called.

((call function: (identifier) @name) @reference
  (#set! kind "call"))

((call function: (attribute object: (_) @receiver attribute: (identifier) @name)) @reference
  (#set! kind "call"))

; What is called is itself computed: there is no name to go by.
((call function: [
    (call) (subscript) (parenthesized_expression) (lambda) (await) (string) (concatenated_string) (list) (dictionary)
  ] @receiver) @reference
  (#set! kind "call"))
