import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './lib.mjs';

/**
 * Fails when two places of ten lines or more in hand-written code of src and server say the same, with other names or
 * not. Code is compared as its syntax tree, so neither format nor comments count:
 * - A name stands for any other, as long as the whole place is renamed alike. Names that are not ours (of the language,
 *   of HTML, of packages) stand for themselves: to call another function of React is to say something else. A name that
 *   the file declares is ours, whatever the language calls by the same word.
 * - Inside a function a literal stands for any other of its kind. Outside functions names and literals stand for
 *   themselves: there code declares paths, columns and rows, and two rows of a table are not the same row.
 * - Imports and types are left out: they name what is used and what shape it has, and run nothing. Values that are
 *   nothing but literals are one value each: a table of data repeats its own shape.
 * Migrations are left out too: they are history, and a change of one must not change another.
 */
const LINES = 10;
/** Nodes of the tree that are compared to find where two places begin; ten lines hold more. */
const SEED = 40;

const folders = ['src', 'server'];
const isRead = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.generated\.ts$|\.d\.ts$|\.test\.tsx?$/.test(path) &&
  !path.includes('/migrations/');

const { SyntaxKind: Kind } = ts;
const leftOut = new Set([
  Kind.ImportDeclaration,
  Kind.ExportDeclaration,
  Kind.InterfaceDeclaration,
  Kind.TypeAliasDeclaration,
  Kind.EndOfFileToken,
]);
const literals = new Set([
  Kind.StringLiteral,
  Kind.NumericLiteral,
  Kind.BigIntLiteral,
  Kind.NoSubstitutionTemplateLiteral,
  Kind.RegularExpressionLiteral,
  Kind.TemplateHead,
  Kind.TemplateMiddle,
  Kind.TemplateTail,
  Kind.JsxText,
  Kind.TrueKeyword,
  Kind.FalseKeyword,
  Kind.NullKeyword,
]);

/** What the language itself offers: globals, and members of its values. */
const ofTheLanguage = new Set(
  [globalThis, ...Object.getOwnPropertyNames(globalThis).map((name) => globalThis[name])].flatMap((value) =>
    Object(value) === value
      ? [...Object.getOwnPropertyNames(value), ...Object.getOwnPropertyNames(value.prototype ?? {})]
      : [],
  ),
);
// Members that are names of ours far more often.
for (const name of ['name', 'size', 'length', 'id', 'title', 'at', 'type', 'code'])
  ofTheLanguage.delete(name);

/** What gives a name of ours to something, even where the language uses the same word for a member: `const mark`. */
const isDeclaration = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isTypeParameterDeclaration(node);

/** A name in a list of names: `a` or `...a` of an object. */
const isListed = (node) =>
  ts.isShorthandPropertyAssignment(node) || (ts.isSpreadAssignment(node) && ts.isIdentifier(node.expression));

function isData(node) {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (one) => (ts.isPropertyAssignment(one) && isData(one.initializer)) || isListed(one),
    );
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isData);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isData(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isData(node.operand);
  return literals.has(node.kind);
}

/** A file as numbers: those of nodes and of names that stand for themselves are even, those of other names odd. */
function read(path, numberOf) {
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const packages = new Set();
  const declared = new Set();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const imported = /^[.~]/.test(statement.moduleSpecifier.text) ? declared : packages;
    const bindings = statement.importClause?.namedBindings;
    for (const { name } of bindings?.elements ?? []) imported.add(name.text);
    if (bindings?.name) imported.add(bindings.name.text);
    if (statement.importClause?.name) imported.add(statement.importClause.name.text);
  }
  const declare = (node) => {
    if (isDeclaration(node) && ts.isIdentifier(node.name)) declared.add(node.name.text);
    ts.forEachChild(node, declare);
  };
  ts.forEachChild(source, declare);
  const tokens = [];
  const lines = [];
  const emit = (token, position) => {
    tokens.push(token);
    lines.push(source.getLineAndCharacterOfPosition(position).line + 1);
  };
  let functions = 0;
  const visit = (node) => {
    if (leftOut.has(node.kind)) return;
    const start = node.getStart(source);
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const itself =
        functions === 0 ||
        packages.has(node.text) ||
        (ofTheLanguage.has(node.text) && (node.isMember || !declared.has(node.text))) ||
        (/^[a-z]+$/.test(node.text) && node.isTag);
      emit(itself ? 2 * numberOf(`=${node.text}`) : 2 * numberOf(node.text) + 1, start);
      return;
    }
    if (literals.has(node.kind)) {
      if (node.kind !== Kind.JsxText || node.text.trim() !== '')
        emit(2 * numberOf(functions > 0 ? `kind ${node.kind}` : `=${node.kind} ${node.text}`), start);
      return;
    }
    if ((ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) && isData(node)) {
      emit(2 * numberOf(functions > 0 ? 'data' : `=${node.getText(source)}`), start);
      return;
    }
    if (node.tagName && ts.isIdentifier(node.tagName)) node.tagName.isTag = true;
    if (ts.isPropertyAccessExpression(node)) node.name.isMember = true;
    emit(
      2 * numberOf(`kind ${node.kind} ${node.operator ?? ''} ${node.flags & ts.NodeFlags.BlockScoped}`),
      start,
    );
    const before = tokens.length;
    const isFunction = ts.isFunctionLike(node);
    if (isFunction) functions += 1;
    ts.forEachChild(node, visit);
    if (isFunction) functions -= 1;
    if (tokens.length > before) emit(2 * numberOf(`end ${node.kind}`), node.end - 1);
  };
  ts.forEachChild(source, visit);
  return { path, tokens, lines };
}

function readAll() {
  const numbers = new Map();
  const numberOf = (key) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const files = paths
    .filter(isRead)
    .sort()
    .map((path) => read(path, numberOf));
  const total = files.reduce((sum, { tokens }) => sum + tokens.length + 1, 0);
  const tokens = new Int32Array(total);
  const lines = new Int32Array(total);
  const fileOf = new Int32Array(total);
  let at = 0;
  files.forEach((file, index) => {
    tokens.set(file.tokens, at);
    lines.set(file.lines, at);
    fileOf.fill(index, at, at + file.tokens.length + 1);
    at += file.tokens.length;
    // Nothing is equal to the end of a file.
    tokens[at] = -1 - index;
    at += 1;
  });
  return { paths: files.map(({ path }) => path), tokens, lines, fileOf };
}

/** How far back the same name stands; 0 for one that is new, and for what stands for itself. */
function distances(tokens) {
  const last = new Map();
  return tokens.map((token, at) => {
    if (token < 0 || token % 2 === 0) return 0;
    const before = last.get(token);
    last.set(token, at);
    return before === undefined ? 0 : at - before;
  });
}

const { paths, tokens, lines, fileOf } = readAll();
const back = distances(tokens);

/** What a token says in a place that begins `from` tokens before it: of a name, where it stood before. */
const said = (at, from) => {
  const token = tokens[at];
  if (token < 0 || token % 2 === 0) return token;
  return -1_000_000 - (back[at] <= from ? back[at] : 0);
};

function seeds() {
  const places = new Map();
  for (let at = 0; at + SEED <= tokens.length; at += 1) {
    let hash = 0;
    let [low, high] = [0, 7];
    for (let from = 0; from < SEED; from += 1) {
      const one = said(at + from, from);
      low = Math.imul(low ^ one, 0x01000193);
      high = (Math.imul(high, 31) + one) | 0;
    }
    hash = (low >>> 0) * 0x200000 + (high >>> 11);
    const known = places.get(hash);
    if (known) known.push(at);
    else places.set(hash, [at]);
  }
  return [...places.values()].filter((found) => found.length > 1);
}

/** How many tokens two places have in common. */
function lengthOf(a, b) {
  let length = 0;
  const most = fileOf[a] === fileOf[b] ? b - a : Number.POSITIVE_INFINITY;
  while (
    length < most &&
    b + length < tokens.length &&
    tokens[a + length] >= 0 &&
    said(a + length, length) === said(b + length, length)
  )
    length += 1;
  return length;
}

const linesOf = (at, length) => new Set(lines.subarray(at, at + length)).size;

function pairs() {
  const found = [];
  /** Where the last place of a diagonal ended: what lies inside it is no other pair. */
  const ended = new Map();
  const starts = seeds().flatMap((at) => at.flatMap((b, index) => at.slice(0, index).map((a) => [a, b])));
  for (const [a, b] of starts.sort(([a], [b]) => a - b)) {
    if ((ended.get(b - a) ?? -1) > a) continue;
    const length = lengthOf(a, b);
    const count = Math.min(linesOf(a, length), linesOf(b, length));
    if (count < LINES) continue;
    ended.set(b - a, a + length);
    found.push({ a, b, length, count });
  }
  return found.sort((one, other) => other.count - one.count);
}

const place = (at, length) =>
  `${paths[fileOf[at]]}:${lines[at]}-${Math.max(...lines.subarray(at, at + length))}`;
const found = pairs();
for (const { a, b, length, count } of found)
  console.log(`${count} lines: ${place(a, length)} ~ ${place(b, length)}`);
console.log(`${found.length} pairs in ${paths.length} files, ${tokens.length} nodes`);
process.exit(found.length === 0 ? 0 : 1);
