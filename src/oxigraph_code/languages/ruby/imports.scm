; Files that a file loads. Names are those of the whole program, so no import binds one.

((call !receiver method: (identifier) @_require arguments: (argument_list . (string (string_content) @source))) @import
  (#any-of? @_require "require" "require_relative" "load" "require_dependency")
  (#set! kind "module") (#set! binds "nothing"))
((call receiver: (constant) method: (identifier) @_autoload arguments: (argument_list . (simple_symbol)
  . (string (string_content) @source))) @import
  (#eq? @_autoload "autoload")
  (#set! kind "module") (#set! binds "nothing"))
((call !receiver method: (identifier) @_autoload arguments: (argument_list . (simple_symbol)
  . (string (string_content) @source))) @import
  (#eq? @_autoload "autoload")
  (#set! kind "module") (#set! binds "nothing"))
