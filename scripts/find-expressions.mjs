import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './steps.mjs';

/** Folders of code that reads what strangers send. */
const folders = ['cms/src', 'cms/config', 'web/server', 'web/src'];

/**
 * Lists every regular expression of the code that runs for visitors: literals, those made of constant texts, those of
 * content types.
 * @returns of each its place, and its source and flags, which are undefined where they cannot be known from the file
 */
export function findExpressions() {
  const files = folders.flatMap((folder) => filesIn(join(root, folder)));
  return [
    ...files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)).flatMap(expressionsOf),
    ...files.filter((path) => /(?:schema|components\/.*)\.json$/.test(path)).flatMap(patternsOf),
  ];
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Lists the regular expressions that a content type requires its fields to match. */
function patternsOf(path) {
  const { attributes = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(attributes).flatMap(([field, { regex }]) =>
    regex ? [{ source: regex, flags: '', text: regex, place: `${relative(root, path)} ${field}` }] : [],
  );
}

function expressionsOf(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = constantsFrom(file);
  const found = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      const value = textOf(node.initializer, constants);
      if (value !== undefined) constants.set(node.name.text, value);
    }
    const expression = literalOf(node) ?? constructedOf(node, constants);
    if (expression) found.push({ ...expression, text: node.getText(file), place: placeOf(file, node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Reads the constant texts and numbers that a file imports by a relative path. */
function constantsFrom(file) {
  const imports = file.statements.filter((node) => ts.isImportDeclaration(node) && node.moduleSpecifier.text.startsWith('.'));
  return new Map(
    imports.flatMap(({ importClause, moduleSpecifier }) => {
      const path = join(dirname(file.fileName), `${moduleSpecifier.text}.ts`);
      const names = importClause?.namedBindings?.elements ?? [];
      if (names.length === 0 || !existsSync(path)) return [];
      const text = readFileSync(path, 'utf8');
      return names.flatMap(({ name }) => {
        const [, value] = new RegExp(`^export const ${name.text} = (\\d+|'[^']*');`, 'm').exec(text) ?? [];
        return value === undefined ? [] : [[name.text, value.replaceAll("'", '')]];
      });
    }),
  );
}

function literalOf(node) {
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

function constructedOf(node, constants) {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || !ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  return { source: source && textOf(source, constants), flags: flags ? textOf(flags, constants) : '' };
}

/** Returns the value of a constant text: a literal, a sum or a template of such, or a name that the file gave to one before. */
function textOf(node, constants) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([textOf(node.left, constants), textOf(node.right, constants)]);
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  return joined([
    node.head.text,
    ...node.templateSpans.flatMap(({ expression, literal }) => [textOf(expression, constants), literal.text]),
  ]);
}

const joined = (texts) => (texts.includes(undefined) ? undefined : texts.join(''));

function placeOf(file, node) {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${relative(root, file.fileName)}:${line + 1}`;
}
