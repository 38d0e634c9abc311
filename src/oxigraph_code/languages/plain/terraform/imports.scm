; The folder or registry address of a module.
((config_file (body (block (identifier) @_word (body (attribute (identifier) @_name
  (expression (literal_value (string_lit (template_literal) @source)))) @import))))
  (#eq? @_word "module")
  (#eq? @_name "source")
  (#set! kind "tree") (#set! binds "nothing"))
