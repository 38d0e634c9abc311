((from_instruction (image_spec name: (_) @source)) @import
  (#set! kind "tree") (#set! binds "nothing"))
