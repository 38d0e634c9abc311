; What comments say of types, in the language that has no other way to say it.

(((comment) @type . (parenthesized_expression) @cast)
  (#match? @type "@type"))
(((comment) @alias)
  (#match? @alias "@typedef"))
(((comment) @import @source)
  (#match? @import "@import\\s")
  (#set! kind "tree") (#set! modifier "type"))
