; Imports of a Rust file. The conventions parse use trees, which may nest to any depth.

((use_declaration argument: (_) @source) @import
  (#set! kind "tree"))
((extern_crate_declaration name: (_) @source alias: (identifier)? @alias) @import
  (#set! kind "module"))

; Re-exports.
((use_declaration (visibility_modifier) @_visibility) @region
  (#eq? @_visibility "pub")
  (#set! modifier "pub"))
((use_declaration (visibility_modifier) @_visibility) @region
  (#match? @_visibility "^pub\\(crate\\)$|^crate$")
  (#set! modifier "pub(crate)"))
((use_declaration (visibility_modifier) @_visibility) @region
  (#match? @_visibility "^pub\\((super|in)")
  (#set! modifier "pub(super)"))
((extern_crate_declaration (visibility_modifier)) @region
  (#set! modifier "pub"))

; Conditional imports.
((attribute_item (attribute (identifier) @_path) @condition)
  . [(attribute_item) (line_comment) (block_comment)]*
  . (use_declaration) @region
  (#eq? @_path "cfg"))

; Modules in files of their own that others see.
((source_file (mod_item (visibility_modifier) @_seen name: (identifier) @export !body))
  (#eq? @_seen "pub"))
