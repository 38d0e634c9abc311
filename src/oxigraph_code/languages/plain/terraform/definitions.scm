; Blocks of the file, by the words with which expressions name them.
((config_file (body (block (identifier) @modifier . (string_lit (template_literal) @owner) .
  (string_lit (template_literal) @name)) @definition))
  (#match? @modifier "^(resource|data|ephemeral)$")
  (#set! kind "variable"))
((config_file (body (block (identifier) @modifier . (string_lit (template_literal) @name) . (block_start)) @definition))
  (#match? @modifier "^(variable|output|module|provider|check)$")
  (#set! kind "variable"))
((config_file (body (block (identifier) @modifier (body (attribute (identifier) @name) @definition))))
  (#eq? @modifier "locals")
  (#set! kind "variable"))
((comment) @doc @leading)
