// Counts definitions and imports as the TypeScript compiler parses them. Standard input: { typescript, files }, the folder
// of the compiler's package and the files to read. Standard output: an object by file. Nothing of the files is run.
"use strict";
const fs = require("fs");
const { typescript, files } = JSON.parse(fs.readFileSync(0, "utf8"));
const ts = require(typescript);
const K = ts.SyntaxKind;

/** Whether a function or class expression is what one name is directly bound to. */
function isBound(node) {
  const parent = node.parent;
  switch (parent.kind) {
    case K.VariableDeclaration:
      return parent.initializer === node && parent.name.kind === K.Identifier;
    case K.PropertyAssignment:
    case K.PropertyDeclaration:
      return parent.initializer === node;
    case K.ExportAssignment:
      return !parent.isExportEquals;
    case K.BinaryExpression:
      return (
        parent.right === node &&
        parent.operatorToken.kind === K.EqualsToken &&
        (parent.left.kind === K.Identifier ||
          (parent.left.kind === K.PropertyAccessExpression &&
            parent.left.name.kind === K.Identifier &&
            (parent.left.expression.kind === K.Identifier ||
              parent.left.expression.kind === K.PropertyAccessExpression)))
      );
    default:
      return false;
  }
}

/** How many names an import or export statement takes. */
function namesOf(node) {
  if (node.kind === K.ImportDeclaration) {
    const clause = node.importClause;
    if (!clause) return 1;
    const bindings = clause.namedBindings;
    const inner = !bindings ? 0 : bindings.kind === K.NamespaceImport ? 1 : bindings.elements.length;
    return (clause.name ? 1 : 0) + inner;
  }
  if (!node.moduleSpecifier) return 0;
  return node.exportClause && node.exportClause.kind === K.NamedExports ? node.exportClause.elements.length : 1;
}

function count(file) {
  const isScript = /\.[cm]?jsx?$/.test(file);
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : isScript ? ts.ScriptKind.JSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, fs.readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, kind);
  const found = { classes: 0, functions: 0, interfaces: 0, enums: 0, aliases: 0, imports: 0 };
  const visit = (node) => {
    switch (node.kind) {
      case K.ClassDeclaration:
        found.classes++;
        break;
      case K.ClassExpression:
        if (isBound(node)) found.classes++;
        break;
      case K.FunctionDeclaration:
      case K.MethodDeclaration:
      case K.Constructor:
        found.functions++;
        break;
      case K.GetAccessor:
      case K.SetAccessor:
      case K.MethodSignature:
        if (node.parent.kind !== K.TypeLiteral) found.functions++;
        break;
      case K.FunctionExpression:
      case K.ArrowFunction:
        if (isBound(node)) found.functions++;
        break;
      case K.InterfaceDeclaration:
        found.interfaces++;
        break;
      case K.EnumDeclaration:
        found.enums++;
        break;
      case K.TypeAliasDeclaration:
        found.aliases++;
        break;
      case K.ImportDeclaration:
      case K.ExportDeclaration:
        found.imports += namesOf(node);
        break;
      case K.ImportEqualsDeclaration:
        found.imports++;
        break;
      case K.CallExpression: {
        const [first] = node.arguments;
        if (!first || first.kind !== K.StringLiteral) break;
        if (node.expression.kind === K.ImportKeyword) found.imports++;
        else if (node.expression.kind === K.Identifier && node.expression.text === "require") {
          const parent = node.parent;
          const isTakenApart = parent.kind === K.VariableDeclaration && parent.name.kind === K.ObjectBindingPattern;
          found.imports += isTakenApart ? parent.name.elements.length : 1;
        }
        break;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { ...found, refused: source.parseDiagnostics.some((entry) => entry.code < 2000) };
}

process.stdout.write(JSON.stringify(Object.fromEntries(files.map((file) => [file, count(file)]))));
