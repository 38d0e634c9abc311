((attribute (attribute_name) @modifier [(quoted_attribute_value (attribute_value) @name) (attribute_value) @name]) @definition
  (#match? @modifier "^[iI][dD]$")
  (#not-match? @name "[{}<%]")
  (#set! kind "variable"))
