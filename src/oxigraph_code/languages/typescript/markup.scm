; Components and expressions in markup.

; A component in markup is a use of it; names in lower case are elements of the document.
([(jsx_opening_element name: (identifier) @use) (jsx_self_closing_element name: (identifier) @use)]
  (#match? @use "^[A-Z_$]"))
([
  (jsx_expression (spread_element (identifier) @use))
  (jsx_element (jsx_expression (identifier) @use))
])
([
  (jsx_attribute (property_identifier) @name (jsx_expression (identifier) @use @passed))
  (jsx_attribute (property_identifier) @name (jsx_expression (member_expression) @passed))
] (#set! kind "argument"))
((jsx_attribute (property_identifier) @name (jsx_expression (call_expression
    function: (member_expression object: [(identifier) (member_expression)] @passed))))
  (#set! kind "through"))
