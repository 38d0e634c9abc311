; Definitions of a Python file. Patterns with the same @definition node describe one definition together.

((function_definition
  name: (identifier) @name
  parameters: (parameters) @parameters
  return_type: (type)? @returns
  body: (block) @scope) @definition
  (#set! kind "function"))

((function_definition "async" @modifier) @definition)

((function_definition
  body: (block . (expression_statement [(string) (concatenated_string)] @doc))) @definition)

; The children of a parameter list, in order. Those without a @name are the marks "/" and "*".
((parameters (identifier) @parameter @name) @parameters)
((parameters (default_parameter name: (identifier) @name value: (_) @value) @parameter) @parameters)
((parameters (typed_parameter . (identifier) @name type: (type) @type) @parameter) @parameters)
((parameters
  (typed_default_parameter name: (identifier) @name type: (type) @type value: (_) @value) @parameter) @parameters)
((parameters (list_splat_pattern (identifier) @name) @parameter) @parameters
  (#set! kind "rest"))
((parameters (typed_parameter . (list_splat_pattern (identifier) @name) type: (type) @type) @parameter) @parameters
  (#set! kind "rest"))
((parameters (dictionary_splat_pattern (identifier) @name) @parameter) @parameters
  (#set! kind "keyword_rest"))
((parameters
  (typed_parameter . (dictionary_splat_pattern (identifier) @name) type: (type) @type) @parameter) @parameters
  (#set! kind "keyword_rest"))
((parameters (positional_separator) @parameter) @parameters)
((parameters (keyword_separator) @parameter) @parameters
  (#set! kind "keyword"))
; Python 2 allowed tuples to be unpacked in a parameter list.
((parameters (tuple_pattern) @parameter) @parameters)

((class_definition
  name: (identifier) @name
  body: (block) @scope) @definition
  (#set! kind "class"))

((class_definition
  superclasses: (argument_list
    [(identifier) (attribute) (subscript) (call) (parenthesized_expression) (conditional_expression) (list_splat)]
    @base))
  @definition)

((class_definition
  superclasses: (argument_list (keyword_argument) @keyword)) @definition)

((class_definition
  body: (block . (expression_statement [(string) (concatenated_string)] @doc))) @definition)

((decorated_definition
  (decorator . (_) @decorator)
  definition: (_) @definition))

((module . (comment)* . (expression_statement [(string) (concatenated_string)] @doc)))

; A variable of a module, a field of a class, or a binding of a function: the scope decides.
((assignment left: (identifier) @name type: (type)? @type right: (_)? @value) @definition
  (#set! kind "variable"))
; A subscripted type form, under a name in the style of types, is a type alias.
((module (expression_statement (assignment
    left: (identifier) @name
    !type
    right: (subscript value: [(identifier) @_form (attribute object: (identifier) attribute: (identifier) @_form)])) @definition))
  (#match? @name "^_*[A-Z]")
  (#any-of? @_form
    "Annotated" "AsyncGenerator" "AsyncIterable" "AsyncIterator" "Awaitable" "Callable" "Collection" "Coroutine"
    "DefaultDict" "Deque" "Dict" "FrozenSet" "Generator" "Iterable" "Iterator" "List" "Literal" "Mapping"
    "MutableMapping" "MutableSequence" "MutableSet" "Optional" "OrderedDict" "Sequence" "Set" "Tuple" "Type" "Union"
    "dict" "frozenset" "list" "set" "tuple" "type")
  (#set! kind "type_alias"))
; So is a union of types; flags have names in another style.
((module (expression_statement (assignment
    left: (identifier) @name
    !type
    right: (binary_operator operator: "|") @_types) @definition))
  (#match? @name "^_*[A-Z]+[a-z]")
  (#match? @_types "^((_*[A-Z]+[a-z]\\w*|\"\\w+\"|None|bool|bytes|dict|float|frozenset|int|list|set|str|tuple|type)(\\[[^()|]*\\])?(\\s*[|]\\s*|$))+$")
  (#set! kind "type_alias"))
((assignment left: [
    (pattern_list [(identifier) @name @definition (list_splat_pattern (identifier) @name @definition)])
    (tuple_pattern [(identifier) @name @definition (list_splat_pattern (identifier) @name @definition)])
    (list_pattern [(identifier) @name @definition (list_splat_pattern (identifier) @name @definition)])])
  (#set! kind "variable"))

; Elements unpacked by position.
((assignment left: [(pattern_list . (identifier) @name @definition) (tuple_pattern . (identifier) @name @definition)]
  right: [(call) (identifier) (attribute) (subscript) (await)] @value)
  (#set! kind "variable") (#set! value_suffix "[0]"))
((assignment left: [(pattern_list . (_) . (identifier) @name @definition) (tuple_pattern . (_) . (identifier) @name @definition)]
  right: [(call) (identifier) (attribute) (subscript) (await)] @value)
  (#set! kind "variable") (#set! value_suffix "[1]"))
((assignment left: [(pattern_list . (_) . (_) . (identifier) @name @definition)
    (tuple_pattern . (_) . (_) . (identifier) @name @definition)]
  right: [(call) (identifier) (attribute) (subscript) (await)] @value)
  (#set! kind "variable") (#set! value_suffix "[2]"))

; The rest of an unpacked value, under a starred name.
((assignment left: (pattern_list . (identifier) . (list_splat_pattern (identifier) @name @definition) .)
    right: [(call) (identifier) (attribute) (subscript) (await) (expression_list) (tuple)] @value)
  (#set! kind "variable") (#set! value_suffix "[1:]"))
((assignment left: (pattern_list . (identifier) . (list_splat_pattern (identifier) @name @definition) . (_) .)
    right: [(expression_list) (tuple)] @value)
  (#set! kind "variable") (#set! value_suffix "[1:]"))
((assignment left: (pattern_list . (list_splat_pattern (identifier) @name @definition) . (_) .)
    right: [(expression_list) (tuple)] @value)
  (#set! kind "variable"))
((assignment left: (pattern_list (list_splat_pattern) . (identifier) @name @definition .)
    right: (expression_list (_) @value .))
  (#set! kind "variable"))

; Elements at the same position on both sides, if nothing before them is starred.
((assignment
    left: [
      (pattern_list . (identifier) @name @definition)
      (tuple_pattern . (identifier) @name @definition)]
    right: [(expression_list . (_) @value) (tuple . (_) @value) (assignment right: (expression_list . (_) @value))])
  (#set! kind "variable"))
((assignment
    left: [
      (pattern_list . (_) @_before . (identifier) @name @definition)
      (tuple_pattern . (_) @_before . (identifier) @name @definition)]
    right: [
      (expression_list . (_) @_before . (_) @value) (tuple . (_) @_before . (_) @value)
      (assignment right: (expression_list . (_) @_before . (_) @value))])
  (#not-match? @_before "^[*]")
  (#set! kind "variable"))
((assignment
    left: [
      (pattern_list . (_) @_before . (_) @_before . (identifier) @name @definition)
      (tuple_pattern . (_) @_before . (_) @_before . (identifier) @name @definition)]
    right: [(expression_list . (_) @_before . (_) @_before . (_) @value) (tuple . (_) @_before . (_) @_before . (_) @value)])
  (#not-match? @_before "^[*]")
  (#set! kind "variable"))
((assignment
    left: [
      (pattern_list . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
      (tuple_pattern . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)]
    right: [(expression_list . (_) @value) (tuple . (_) @value)])
  (#set! kind "field"))
((assignment
    left: [
      (pattern_list . (_) @_before . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
      (tuple_pattern . (_) @_before . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)]
    right: [(expression_list . (_) @_before . (_) @value) (tuple . (_) @_before . (_) @value)])
  (#not-match? @_before "^[*]")
  (#set! kind "field"))
((assignment
    left: [
      (pattern_list . (_) @_before . (_) @_before . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
      (tuple_pattern . (_) @_before . (_) @_before . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)]
    right: [(expression_list . (_) @_before . (_) @_before . (_) @value) (tuple . (_) @_before . (_) @_before . (_) @value)])
  (#not-match? @_before "^[*]")
  (#set! kind "field"))
((assignment
    left: (pattern_list . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
    right: [(call) (await)] @value)
  (#set! kind "field") (#set! value_suffix "[0]"))
((assignment
    left: (pattern_list . (_) . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
    right: [(call) (await)] @value)
  (#set! kind "field") (#set! value_suffix "[1]"))
((assignment
    left: (pattern_list . (_) . (_) . (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
    right: [(call) (await)] @value)
  (#set! kind "field") (#set! value_suffix "[2]"))

((assignment
  left: (attribute object: (identifier) @receiver attribute: (identifier) @name)
  type: (type)? @type
  right: (_)? @value) @definition
  (#set! kind "field"))
([
    (pattern_list (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
    (tuple_pattern (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
    (list_pattern (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
    (as_pattern_target (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)]
  (#set! kind "field"))
((for_statement left: (attribute object: (identifier) @receiver attribute: (identifier) @name) @definition)
  (#set! kind "field"))

((type_alias_statement left: (type [(identifier) @name (generic_type . (identifier) @name)]) right: (type) @type)
  @definition
  (#set! kind "type_alias"))
