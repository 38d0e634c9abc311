; Definitions of a Ruby file. Patterns with the same @definition node describe one definition together.

([(class name: (constant) @name body: (_)? @scope "end" @scope)
  (class name: (scope_resolution scope: (_) @owner name: (_) @name) body: (_)? @scope "end" @scope)
  (class name: (scope_resolution !scope name: (_) @name) body: (_)? @scope "end" @scope)] @definition
  (#set! kind "class"))
([(module name: (constant) @name body: (_)? @scope "end" @scope)
  (module name: (scope_resolution scope: (_) @owner name: (_) @name) body: (_)? @scope "end" @scope)
  (module name: (scope_resolution !scope name: (_) @name) body: (_)? @scope "end" @scope)] @definition
  (#set! kind "trait"))
((class superclass: (superclass (_) @base)) @definition)
; A constant that holds a class made by a call.
((assignment left: (constant) @name right: (call receiver: (constant) @_made method: (identifier) @_new
  arguments: (argument_list) @scope block: (_)? @scope)) @definition
  (#any-of? @_made "Struct" "Data") (#any-of? @_new "new" "define")
  (#set! kind "class"))
((assignment left: (constant) @name right: (call receiver: (constant) @_made method: (identifier) @_new
  arguments: (argument_list . (_) @base)? block: (_)? @scope)) @definition
  (#eq? @_made "Class") (#eq? @_new "new")
  (#set! kind "class"))
((assignment left: (constant) @name right: (call receiver: (constant) @_made method: (identifier) @_new
  block: (_)? @scope)) @definition
  (#eq? @_made "Module") (#eq? @_new "new")
  (#set! kind "trait"))

; Mixins. The text of one for the class itself begins with the word.
([(class body: (_ (call !receiver method: (identifier) @_include arguments: (argument_list [(constant) (scope_resolution)] @base))))
  (module body: (_ (call !receiver method: (identifier) @_include arguments: (argument_list [(constant) (scope_resolution)] @base))))]
  @definition
  (#any-of? @_include "include" "prepend"))
([(class body: (_ (call !receiver method: (identifier) @_extend) @base))
  (module body: (_ (call !receiver method: (identifier) @_extend) @base))
  (class body: (_ (singleton_class body: (_ (call !receiver method: (identifier) @_include) @base))))
  (module body: (_ (singleton_class body: (_ (call !receiver method: (identifier) @_include) @base))))
  (module body: (_ (singleton_method name: (identifier) @_included
    body: (_ (call receiver: (identifier) method: (identifier) @_mix) @base))))
  (module body: (_ (singleton_class body: (_ (method name: (identifier) @_included
    body: (_ (call receiver: (identifier) method: (identifier) @_mix) @base))))))
  (module body: (_ (call !receiver method: (identifier) @_class_methods @base !arguments)))
  (module body: (_ (module name: (constant) @_class_methods @base)))]
  @definition
  (#eq? @_extend "extend") (#any-of? @_mix "extend" "send" "include") (#any-of? @_include "include" "prepend") (#any-of? @_included "included" "extended")
  (#any-of? @_class_methods "class_methods" "ClassMethods"))
((module body: (_ (call !receiver method: (identifier) @_included !arguments block: (_ body: (_
  (call !receiver method: (identifier) @_include arguments: (argument_list [(constant) (scope_resolution)] @base))))))) @definition
  (#any-of? @_included "included" "prepended") (#any-of? @_include "include" "prepend"))
((module body: (_ (singleton_method name: (identifier) @_included body: (_ (call receiver: (identifier)
  method: (identifier) @_eval block: (_ body: (_ . (call !receiver method: (identifier) @_extend)))) @base)))) @definition
  (#any-of? @_included "included" "extended") (#eq? @_eval "class_eval") (#eq? @_extend "extend"))
((call !receiver method: (identifier) @name !arguments block: (_) @scope) @definition
  (#eq? @name "class_methods")
  (#set! kind "trait"))

; The scope begins at the name, so that defaults and a result alone in the body are in it.
((method name: (_) @name @scope parameters: (_)? @parameters body: (_)? @scope "end"? @scope) @definition
  (#set! kind "function"))
((singleton_method object: (self) name: (_) @name @scope parameters: (_)? @parameters body: (_)? @scope "end"? @scope)
  @definition
  (#set! kind "function") (#set! modifier "static"))
((singleton_method object: (constant) @owner name: (_) @name @scope parameters: (_)? @parameters body: (_)? @scope
  "end"? @scope) @definition
  (#set! kind "function") (#set! modifier "static"))
((singleton_class body: (_ [
  (method) @definition
  (_ [(then (method) @definition) (else (method) @definition)])
  (call !receiver arguments: (argument_list (method) @definition))
  (call !receiver method: (identifier) @_attr arguments: (argument_list (simple_symbol) @definition))
  (call !receiver method: (identifier) @_define arguments: (argument_list . (_)) block: (_)) @definition]))
  (#match? @_attr "^attr_") (#eq? @_define "define_method")
  (#set! modifier "static"))
((call !receiver method: (identifier) @_define arguments: (argument_list . [(simple_symbol) (string)] @name)
  block: (_ parameters: (_)? @parameters body: (_)? @scope)) @definition
  (#any-of? @_define "define_method" "define_singleton_method")
  (#set! kind "function"))
((call !receiver method: (identifier) @_define) @definition
  (#eq? @_define "define_singleton_method")
  (#set! modifier "static"))

; Accessors, each of which returns the variable of its name.
((call !receiver method: (identifier) @_attr arguments: (argument_list
  (simple_symbol) @definition @name @returns))
  (#any-of? @_attr "attr_reader" "attr_accessor" "attr" "cattr_accessor" "mattr_accessor" "class_attribute"
    "cattr_reader" "mattr_reader" "thread_mattr_accessor")
  (#set! kind "function") (#set! modifier "accessor"))
((call !receiver method: (identifier) @_attr arguments: (argument_list (simple_symbol) @definition))
  (#any-of? @_attr "cattr_accessor" "mattr_accessor" "class_attribute" "cattr_reader" "mattr_reader"
    "thread_mattr_accessor")
  (#set! modifier "static"))
((assignment left: (constant) right: (call receiver: (constant) @_made method: (identifier) @_new
  arguments: (argument_list (simple_symbol) @definition @name @returns)))
  (#any-of? @_made "Struct" "Data") (#any-of? @_new "new" "define")
  (#set! kind "function") (#set! modifier "accessor"))

([(method_parameters (identifier) @parameter @name) (block_parameters (identifier) @parameter @name)
  (method_parameters (optional_parameter name: (_) @name value: (_) @value) @parameter)
  (block_parameters (optional_parameter name: (_) @name value: (_) @value) @parameter)] @parameters)
([(method_parameters (keyword_parameter name: (_) @name value: (_)? @value) @parameter)
  (block_parameters (keyword_parameter name: (_) @name value: (_)? @value) @parameter)] @parameters
  (#set! kind "keyword"))
([(method_parameters (splat_parameter name: (_)? @name) @parameter)
  (block_parameters (splat_parameter name: (_)? @name) @parameter)] @parameters
  (#set! kind "rest"))
([(method_parameters (hash_splat_parameter name: (_)? @name) @parameter)
  (block_parameters (hash_splat_parameter name: (_)? @name) @parameter)] @parameters
  (#set! kind "keyword_rest"))
([(method_parameters (block_parameter name: (_)? @name) @parameter)
  (block_parameters (block_parameter name: (_)? @name) @parameter)] @parameters
  (#set! kind "keyword"))

((assignment left: (constant) @name right: (_) @value) @definition
  (#set! kind "constant"))
((assignment left: [(instance_variable) (class_variable)] @name right: (_) @value) @definition
  (#set! kind "field"))
((operator_assignment left: [(instance_variable) (class_variable)] @name right: (_) @value) @definition
  (#set! kind "field"))
((left_assignment_list [(instance_variable) (class_variable)] @definition @name)
  (#set! kind "field"))

; A word of visibility holds for the methods after it or in its arguments.
((body_statement) @section)
((body_statement (identifier) @visibility)
  (#any-of? @visibility "private" "protected" "public"))
((call !receiver method: (identifier) @visibility arguments: (argument_list [
  (simple_symbol) @name
  (method name: (_) @name)
  (singleton_method name: (_) @name)
  (call !receiver arguments: (argument_list (simple_symbol) @name))]))
  (#any-of? @visibility "private" "protected" "public" "private_class_method" "public_class_method"))
((singleton_method "def" @visibility) @definition)
([(body_statement (identifier) @_function (method) @definition)
  (call !receiver method: (identifier) @_function arguments: (argument_list (method) @definition))]
  (#eq? @_function "module_function")
  (#set! modifier "module_function"))

((comment) @leading @doc
  (#set! adjacent "line"))

; Methods that Rails makes of a declaration; one with a stated class gives an instance of it.
((call !receiver method: (identifier) @_made arguments: (argument_list . (simple_symbol) @definition @name))
  (#any-of? @_made "belongs_to" "has_one" "has_many" "has_and_belongs_to_many" "has_one_attached" "has_many_attached"
    "embeds_one" "embeds_many" "embedded_in")
  (#set! kind "function") (#set! modifier "association"))
((call !receiver method: (identifier) @_made arguments: (argument_list . (simple_symbol) @definition
  (pair key: (hash_key_symbol) @_class value: (string (string_content) @returns))))
  (#any-of? @_made "belongs_to" "has_one") (#eq? @_class "class_name"))
((call !receiver method: (identifier) @_scope arguments: (argument_list . (simple_symbol) @definition @name . [(lambda) (call)]))
  (#eq? @_scope "scope")
  (#set! kind "function") (#set! modifier "static"))
((call !receiver method: (identifier) @_scope arguments: (argument_list . (simple_symbol) @definition))
  (#eq? @_scope "scope")
  (#set! modifier "scope"))
((call !receiver method: (identifier) @_delegate arguments: (argument_list (simple_symbol) @definition @name))
  (#eq? @_delegate "delegate")
  (#set! kind "function") (#set! modifier "delegated"))

; The columns of a table are methods of its model; a schema that Rails writes has names in quotes.
((call !receiver method: (identifier) @_table arguments: (argument_list . (string)) block: (_) @scope) @definition @name
  (#eq? @_table "create_table")
  (#set! kind "class") (#set! modifier "table"))
((call !receiver method: (identifier) @_table arguments: (argument_list . (string)) block: (_ body: (_
  (call receiver: (identifier) method: (identifier) @returns arguments: (argument_list . (string (string_content) @name)))
    @definition)))
  (#eq? @_table "create_table") (#not-match? @returns "^(index|check_constraint)$")
  (#set! kind "function") (#set! modifier "column"))

; Macros in the body of a type say as much about it as decorators do elsewhere, and those of an association about that.
([(class body: (_ [(call !receiver method: (identifier) @_macro !block) (identifier) @_macro] @decorator))
  (module body: (_ (call !receiver method: (identifier) @_macro !block) @decorator))
  (module body: (_ (call !receiver method: (identifier) @_included block: (_ body: (_ (call !receiver method: (identifier) @_macro !block) @decorator)))))]
  @definition
  (#match? @_macro "^((skip|prepend|append)_)?(before|after|around)_|^validat|_by_default$|^(acts_as|authoriz|authenticat|require|skip|rate_limit|rescue_from|retry_on|discard_on|queue_as|sidekiq|protect_from|layout|devise|enum|has_secure|accepts_nested|serialize|encrypts|load_and|http_basic|verify)"))
((call !receiver method: (identifier) @_made arguments: (argument_list . (simple_symbol) @definition)) @decorator
  (#any-of? @_made "belongs_to" "has_one" "has_many" "has_and_belongs_to_many" "has_one_attached" "has_many_attached"
    "embeds_one" "embeds_many" "embedded_in"))

; The fields of a document.
((call !receiver method: (identifier) @_field arguments: (argument_list . (simple_symbol) @definition @name . (pair)))
  (#eq? @_field "field")
  (#set! kind "function") (#set! modifier "column"))
((call !receiver method: (identifier) @_field arguments: (argument_list . (simple_symbol) @definition @name .))
  (#eq? @_field "field")
  (#set! kind "function") (#set! modifier "column"))
