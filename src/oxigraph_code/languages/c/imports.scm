; Includes: the text of a file in the place of the directive.

([(preproc_include path: (string_literal (string_content) @source)) (preproc_include path: (system_lib_string) @source)] @import
  (#set! kind "star")
  (#set! modifier "include"))
