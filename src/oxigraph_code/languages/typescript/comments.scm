; What comments say of types, in the language that has no other way to say it.

(((comment) @type . (parenthesized_expression) @cast)
  (#match? @type "@type"))
(((comment) @type . [
    (lexical_declaration . (variable_declarator) @definition) (variable_declaration . (variable_declarator) @definition)
    (export_statement declaration: (_ . (variable_declarator) @definition))])
  (#match? @type "@type\\s*[{]"))
(((comment) @alias)
  (#match? @alias "@typedef"))
