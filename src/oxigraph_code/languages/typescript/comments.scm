; Types in comments, for the language without other types.

(((comment) @type . (parenthesized_expression) @cast)
  (#match? @type "@type"))
(((comment) @alias)
  (#match? @alias "@typedef"))
(((comment) @import @source)
  (#match? @import "@import\\s")
  (#set! kind "tree") (#set! modifier "type"))
