import ts from 'typescript';

/** The fields of each table's rows and what they hold, both in alphabetical order. */
export type RowShapes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const source = 'src/store/tables.ts';

/** What a field may hold, spelt out down to texts and numbers: the values of an enumeration are texts. */
function spelt(checker: ts.TypeChecker, type: ts.Type, inside: readonly ts.Type[] = []): string {
  const within = (part: ts.Type) => spelt(checker, part, [...inside, type]);
  if (type.isUnion()) return [...new Set(type.types.map(within))].sort().join(' | ');
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type);
  if (inside.includes(type)) return 'itself';
  if (checker.isTupleType(type)) {
    return `[${checker
      .getTypeArguments(type as ts.TypeReference)
      .map(within)
      .join(', ')}]`;
  }
  const items = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  if (items) return `(${within(items)})[]`;
  const keyed = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const fields = Object.entries(fieldsOf(checker, type, [...inside, type]));
  const named = fields.map(([name, held]) => `${name}: ${held}`);
  return `{ ${[...named, ...(keyed ? [`any name: ${within(keyed)}`] : [])].join('; ')} }`;
}

const fieldsOf = (checker: ts.TypeChecker, type: ts.Type, inside: readonly ts.Type[] = []) =>
  Object.fromEntries(
    checker
      .getPropertiesOfType(type)
      .map((field): [string, string] => [field.name, spelt(checker, checker.getTypeOfSymbol(field), inside)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The shapes of all rows, as TypeScript reads them of `Tables`. */
export function readRowShapes(): RowShapes {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram([source], { ...options, types: [], noEmit: true });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const tables = file?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Tables',
  );
  if (!tables) throw new Error(`${source} has no interface Tables.`);
  return Object.fromEntries(
    checker
      .getPropertiesOfType(checker.getTypeAtLocation(tables))
      .map((table): [string, Record<string, string>] => [
        table.name,
        fieldsOf(checker, checker.getTypeOfSymbol(table)),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
