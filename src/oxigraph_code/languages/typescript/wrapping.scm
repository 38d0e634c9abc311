; Wrapped functions that are known by the name of the result: components, and debounced, traced or guarded functions.
; Not lazy loaders of modules, nor functions applied to each element, nor functions that help to make something of
; another kind.

; A name that begins with a capital letter is that of a component.
((variable_declarator name: (identifier) @name value: (call_expression
    function: [(identifier) (member_expression)] @_wrapper
    arguments: [
      (arguments . [(arrow_function) (function_expression)] @scope @_body)
      (arguments . [(string) (object)] . [(arrow_function) (function_expression)] @scope @_body)])) @definition
  (#match? @name "^_*[A-Z]\\w*[a-z]") (#match? @_wrapper "^(([A-Z][\\w$]*|_+)[.])?[\\w$]+$")
  (#not-match? @_wrapper "(^|[.])(use|make|define|create|build|new|lazy|enum|map|filter|find|reduce|sort|group|pick|omit|from|then|catch|all|gen)([A-Z]\\w*)?$")
  (#not-match? @_wrapper "(Context|Schema|Store|Model|Registry|Client|Server|Router|Theme|Styles|Type|Error|Symbol|Proxy)$")
  (#not-match? @_body "(=>|return|await)\\s*\\(?\\s*import\\(")
  (#set! kind "function") (#set! modifier "wrapped"))
((variable_declarator name: (identifier) @name value: (call_expression
    function: [(identifier) (member_expression)] @_wrapper
    arguments: (arguments . (call_expression
      function: [(identifier) (member_expression)] @_inner
      arguments: [
        (arguments . [(arrow_function) (function_expression)] @scope @_body)
        (arguments . (call_expression
          function: [(identifier) (member_expression)] @_inner
          arguments: (arguments . [(arrow_function) (function_expression)] @scope @_body)))])))) @definition
  (#match? @name "^_*[A-Z]\\w*[a-z]") (#match? @_inner "^(([A-Z][\\w$]*|_+)[.])?[\\w$]+$")
  (#match? @_wrapper "^(([A-Z][\\w$]*|_+)[.])?[\\w$]+$")
  (#not-match? @_wrapper "(^|[.])(use|make|define|create|build|new|lazy|enum|map|filter|find|reduce|sort|group|pick|omit|from|then|catch|all|gen)([A-Z]\\w*)?$")
  (#not-match? @_inner "(^|[.])(use|make|define|create|build|new|lazy|enum|map|filter|find|reduce|sort|group|pick|omit|from|then|catch|all|gen)([A-Z]\\w*)?$")
  (#not-match? @_wrapper "(Context|Schema|Store|Model|Registry|Client|Server|Router|Theme|Styles|Type|Error|Symbol|Proxy)$")
  (#not-match? @_body "(=>|return|await)\\s*\\(?\\s*import\\(")
  (#set! kind "function") (#set! modifier "wrapped"))

; Calls that return a function, by the name of the callee.
([
  (variable_declarator name: (identifier) @name value: (call_expression
    function: [(identifier) (member_expression)] @_wrapper
    arguments: [
      (arguments . [(arrow_function) (function_expression)] @scope @_body)
      (arguments . [(string) (object) (number) (identifier)] . [(arrow_function) (function_expression)] @scope @_body)
      (arguments . (call_expression
        function: [(identifier) (member_expression)] @_inner
        arguments: (arguments [(arrow_function) (function_expression)] @scope @_body .)))]))
  (assignment_expression
    left: [(identifier) @name
      (member_expression object: [(identifier) (member_expression)] property: (property_identifier) @name)]
    right: (call_expression
      function: [(identifier) (member_expression)] @_wrapper
      arguments: (arguments . [(arrow_function) (function_expression)] @scope @_body)))
  (pair key: [(property_identifier) @name (string (string_fragment) @name)] value: (call_expression
    function: [(identifier) (member_expression)] @_wrapper
    arguments: (arguments . [(arrow_function) (function_expression)] @scope @_body)))] @definition
  (#match? @_wrapper "(^|[.])(memo|memoi[sz]e|forwardRef|observer|action|once|debounce|throttle|curry|partial|wrap|trace|cached?|promisify|callbackify|catch[A-Z])[\\w$]*$|(Wrapp?(er|ed)?|[cC]atch|Callback|Handler|Middleware|Thunk|Selector|Hook|Query|Mutation|Procedure|Resolver|Event|Fn|Function|[cC]ache)$")
  (#match? @_inner "(^|[.])(with|wrap|trace|catch)[A-Z][\\w$]*$")
  (#not-match? @_wrapper "(^|[.])(use(Callback|Query|Mutation|Selector|.*Query|.*Mutation|.*Selector)|catch|(add|set|remove|on|register|handle|dispatch|trigger|fire|emit|render|run)([A-Z]\\w*)?)$")
  (#not-match? @_body "(=>|return|await)\\s*\\(?\\s*import\\(")
  (#set! kind "function") (#set! modifier "wrapped"))

; The last call of a chain that makes a procedure takes its function.
((pair key: [(property_identifier) @name (string (string_fragment) @name)] value: (call_expression
    function: (member_expression property: (property_identifier) @_making)
    arguments: (arguments . [(arrow_function) (function_expression)] @scope .))) @definition
  (#match? @_making "^(query|mutation|subscription|handler|action)$")
  (#set! kind "function") (#set! modifier "wrapped"))

; A hook around a store gives the object that the function of the store makes.
((variable_declarator name: (identifier) @name value: (call_expression
    function: [(identifier) (member_expression)] @_making
    arguments: [
      (arguments . (string)? . [(arrow_function) (function_expression)] @scope)
      (arguments . (call_expression
        function: (identifier) @_inner arguments: (arguments . [(arrow_function) (function_expression)] @scope)))])) @definition
  (#match? @name "^use[A-Z]") (#match? @_making "(^|[.])(create|createWithEqualityFn|defineStore)$")
  (#set! kind "function") (#set! modifier "wrapped"))

; At the top level of a module, no call makes something for a limited time.
((program (export_statement declaration: (lexical_declaration (variable_declarator
    name: (identifier) @name value: (call_expression
      function: [(identifier) (member_expression)] @_wrapper
      arguments: [
        (arguments . [(arrow_function) (function_expression)] @scope)
        (arguments . [(string) (object) (identifier)] . [(arrow_function) (function_expression)] @scope)])) @definition)))
  (#match? @_wrapper "(^|[.])with[A-Z][\\w$]*$")
  (#set! kind "function") (#set! modifier "wrapped"))

; A curried call with a function wraps it; the tag of a styled component takes styles.
([
  (variable_declarator name: (identifier) @name value: (call_expression
    function: (call_expression function: (_) @_wrapper)
    arguments: (arguments . [(arrow_function) (function_expression)] @scope @_body)))
  (assignment_expression
    left: [(identifier) @name
      (member_expression object: [(identifier) (member_expression)] property: (property_identifier) @name)]
    right: (call_expression
      function: (call_expression function: (_) @_wrapper)
      arguments: (arguments . [(arrow_function) (function_expression)] @scope @_body)))
  (pair key: [(property_identifier) @name (string (string_fragment) @name)] value: (call_expression
    function: (call_expression function: (_) @_wrapper)
    arguments: (arguments . [(arrow_function) (function_expression)] @scope @_body)))] @definition
  (#not-match? @_wrapper "^(styled|test|it|describe)\\b|[.](each|map|filter|find|then|catch|sort|reduce|pipe|fold|match)$")
  (#not-match? @_body "(=>|return|await)\\s*\\(?\\s*import\\(")
  (#set! kind "function") (#set! modifier "wrapped"))

; A default export has no other name, unless the function has one of its own.
((export_statement "default" @name value: (call_expression
    function: (_) @_wrapper
    arguments: [
      (arguments . [(arrow_function) (function_expression !name)] @scope @_body)
      (arguments . (call_expression
        arguments: (arguments . [(arrow_function) (function_expression !name)] @scope @_body)))])) @definition
  (#not-match? @_wrapper "(^styled\\b.*|[.](map|filter|find|then|catch|sort|reduce))$")
  (#not-match? @_body "(=>|return|await)\\s*\\(?\\s*import\\(")
  (#set! kind "function") (#set! modifier "wrapped"))

; The tag of a template around a component makes a component with a style.
((call_expression
    function: [
      (call_expression function: [(identifier) (member_expression)] arguments: (arguments . [(identifier) (member_expression)] @_styled)) @value
      (call_expression function: (member_expression object: (call_expression
        function: [(identifier) (member_expression)]
        arguments: (arguments . [(identifier) (member_expression)] @_styled)) @value))]
    arguments: (template_string)) @same
  (#match? @_styled "^([\\w$]+[.])*[A-Z]"))
