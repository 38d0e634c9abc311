; Components in markup.

; A component that stands in markup is used by it; names in lower case are those of the document.
(([(jsx_opening_element name: (identifier) @name) (jsx_self_closing_element name: (identifier) @name)] @reference)
  (#match? @name "^[A-Z_$]")
  (#set! kind "reference"))
([
  (jsx_opening_element name: (member_expression object: (_) @receiver property: (_) @name))
  (jsx_self_closing_element name: (member_expression object: (_) @receiver property: (_) @name))
  ] @reference
  (#set! kind "reference"))
