import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  OperationTypeNode,
} from 'graphql';

/** A field of Query, Mutation or Subscription. */
export interface RootField {
  readonly operation: OperationTypeNode;
  readonly name: string;
  readonly type: GraphQLOutputType;
  readonly args: readonly GraphQLArgument[];
}

/** Every root field of the schema. */
export function rootFieldsOf(schema: GraphQLSchema): RootField[] {
  return Object.values(OperationTypeNode).flatMap((operation) =>
    Object.values(schema.getRootType(operation)?.getFields() ?? {}).map(({ name, type, args }) => ({
      operation,
      name,
      type,
      args,
    })),
  );
}

const scalars: Readonly<Record<string, unknown>> = {
  String: 'some text',
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-11-20T14:30:00.000Z',
  TimeZone: 'UTC',
  Settings: {},
};

/** Says the id for the next place in the arguments that takes one. */
export type NextId = () => string;

const takesIds = (type: GraphQLNamedType, seen: readonly GraphQLNamedType[] = []): boolean =>
  type.name === 'ID' ||
  (isInputObjectType(type) &&
    !seen.includes(type) &&
    Object.values(type.getFields()).some((field) => takesIds(getNamedType(field.type), [...seen, type])));

/** A value of the type: what is required, and every place for an id that is not inside itself. */
function exampleOf(type: GraphQLInputType, id: NextId, seen: readonly GraphQLNamedType[] = []): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType, id, seen);
  if (isListType(type)) return [exampleOf(type.ofType, id, seen)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const within = [...seen, type];
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || takesIds(getNamedType(field.type), within),
    );
    return Object.fromEntries(fields.map((field) => [field.name, exampleOf(field.type, id, within)]));
  }
  if (type.name === 'ID') return id();
  if (!(type.name in scalars)) throw new Error(`Say in rootFields.ts what a ${type.name} looks like.`);
  return scalars[type.name];
}

/** Selections by depth: the same types are asked for in hundreds of calls. */
const known = new WeakMap<GraphQLNamedType, Map<number, string>>();

/** All that the type tells without being asked for anything, so many objects deep. */
function selectionsOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  const byDepth = known.get(named) ?? new Map<number, string>();
  known.set(named, byDepth);
  const selection = byDepth.get(depth) ?? selectionsOfNamed(named, depth);
  byDepth.set(depth, selection);
  return selection;
}

function selectionsOfNamed(named: GraphQLNamedType, depth: number): string {
  if (isAbstractType(named) || !isObjectType(named)) return isAbstractType(named) ? ' { __typename }' : '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const told = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isObjectType(inner) && depth <= 1) return [];
    return [field.name + selectionsOf(field.type, depth - 1)];
  });
  return ` { __typename ${told.join(' ')} }`;
}

/** What the field answers, so many objects deep, as it stands in a document; empty for a single value. */
export const selectionOf = ({ type }: RootField, depth: number): string => selectionsOf(type, depth);

/** Values for the arguments that must be given. */
export const argumentsOf = ({ args }: RootField, id: NextId = () => 'nobody'): Record<string, unknown> =>
  Object.fromEntries(args.filter(isRequiredArgument).map(({ name, type }) => [name, exampleOf(type, id)]));

export interface RootCall {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** How many places for ids the arguments have. */
  readonly ids: number;
}

/**
 * A valid call of the field, with arguments made from their types.
 * @param depth how many objects deep the answer is asked for; 0 asks for type names only
 */
export function callOf(field: RootField, idAt: (place: number) => string, depth: number): RootCall {
  let places = 0;
  const id = () => {
    places += 1;
    return idAt(places - 1);
  };
  const args = field.args.filter(
    (argument) => isRequiredArgument(argument) || takesIds(getNamedType(argument.type)),
  );
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, exampleOf(type, id)]));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const leaf = selectionsOf(field.type, 1) === '';
  const asked = leaf ? '' : depth === 0 ? ' { __typename }' : selectionsOf(field.type, depth);
  const query = `${field.operation}${declared && ` (${declared})`} { ${field.name}${given && `(${given})`}${asked} }`;
  return { query, variables, ids: places };
}
