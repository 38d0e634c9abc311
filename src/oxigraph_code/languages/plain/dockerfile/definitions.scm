((from_instruction as: (image_alias) @name) @definition
  (#set! kind "variable") (#set! modifier "stage"))
((arg_instruction (arg_pair name: (_) @name) @definition)
  (#set! kind "variable") (#set! modifier "arg"))
((env_instruction (env_pair name: (_) @name) @definition)
  (#set! kind "variable") (#set! modifier "env"))
