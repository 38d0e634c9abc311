((script_element (start_tag (attribute (attribute_name) @_name (quoted_attribute_value (attribute_value) @source)))) @import
  (#eq? @_name "src")
  (#not-match? @source "[{}<%]|^[a-z]*:?//")
  (#set! kind "tree") (#set! binds "nothing"))
([(start_tag (tag_name) @_tag (attribute (attribute_name) @_name (quoted_attribute_value (attribute_value) @source)))
  (self_closing_tag (tag_name) @_tag (attribute (attribute_name) @_name (quoted_attribute_value (attribute_value) @source)))] @import
  (#eq? @_tag "link")
  (#eq? @_name "href")
  (#not-match? @source "[{}<%]|^[a-z]*:?//")
  (#set! kind "tree") (#set! binds "nothing"))
