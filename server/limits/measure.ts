import {
  type ArgumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
  type ValueNode,
} from 'graphql';
import { PAGE_LIMIT } from '~/resolvers/base/paging.ts';
import { badInput } from '~/resolvers/errors.ts';

/** What an operation asks for at most. */
export interface Measure {
  /** Fields inside fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Objects in the answer: each list multiplies what is inside by its page, or by the `@listSize` of the schema. */
  readonly nodes: number;
}

export interface Asked {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

const nothing: Measure = { depth: 0, aliases: 0, nodes: 0 };

/** Two measures side by side: the greater depth, and the sum of the objects. */
const beside = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  nodes: a.nodes + b.nodes,
});

type Field = GraphQLField<unknown, unknown>;

const isList = ({ type }: Field): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** The arguments that say how many rows a page has. */
const pageSizes: readonly string[] = ['first', 'last'];

function checkedSize(name: string, size: number): number {
  if (size >= 0 && size <= PAGE_LIMIT) return size;
  const on = name === 'last' ? 'before' : 'after';
  throw badInput(name, `${name} lies between 0 and ${PAGE_LIMIT}; read on with ${on}.`);
}

/** What `@listSize` says of a list; null for the lists of a page, which have none. */
export function sizeOf({ astNode }: Field): number | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const size = directive?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value;
  return size?.kind === Kind.INT ? Number(size.value) : null;
}

/**
 * Measures a valid operation without running it; what @skip or @include leaves out counts nothing. Throws BAD_USER_INPUT,
 * naming the argument, for a page size that no page has. Introspection costs nothing here: graphql-js limits it by itself. Every
 * fragment is measured once, so that the work is proportional to the document however often fragments are spread.
 */
export function measure({ schema, operation, fragments, variables }: Asked): Measure {
  const known = new Map<string, Measure>();
  const defaults = new Map(
    (operation.variableDefinitions ?? []).map((node) => [node.variable.name.value, node.defaultValue]),
  );

  /**
   * The number or boolean that a literal or variable stands for; undefined when there is none or when it is of another
   * type.
   */
  function said(value: ValueNode | undefined): unknown {
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind === Kind.BOOLEAN) return value.value;
    if (value?.kind !== Kind.VARIABLE) return undefined;
    const name = value.name.value;
    return name in variables ? variables[name] : said(defaults.get(name));
  }

  const isLeftOut = ({ directives = [] }: SelectionNode): boolean =>
    directives.some(({ name, arguments: given = [] }) => {
      const condition = said(given.find((argument) => argument.name.value === 'if')?.value);
      return name.value === 'skip' ? condition === true : name.value === 'include' && condition === false;
    });

  /** How many rows the page has that a field is asked for; null for fields without pages. */
  function pageOf({ args }: Field, given: readonly ArgumentNode[] = []): number | null {
    const sizes = args.filter(({ name }) => pageSizes.includes(name));
    if (sizes.length === 0) return null;
    const asked = sizes.flatMap(({ name, defaultValue }) => {
      const size = said(given.find((argument) => argument.name.value === name)?.value) ?? defaultValue;
      return typeof size === 'number' ? [checkedSize(name, size)] : [];
    });
    return asked.length === 0 ? PAGE_LIMIT : Math.max(...asked);
  }

  /** @param page the rows of the connection whose selections these are */
  function ofSelections(
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | null | undefined,
    page: number | null,
  ): Measure {
    return (set?.selections ?? []).reduce<Measure>((sum, selection) => {
      if (isLeftOut(selection)) return sum;
      if (selection.kind === Kind.FIELD) return beside(sum, ofField(selection, type, page));
      if (selection.kind === Kind.FRAGMENT_SPREAD) return beside(sum, ofFragment(selection.name.value, page));
      const inner = selection.typeCondition ? typeFromAST(schema, selection.typeCondition) : type;
      return beside(sum, ofSelections(selection.selectionSet, inner, page));
    }, nothing);
  }

  function ofFragment(name: string, page: number | null): Measure {
    const key = `${name} ${page}`;
    const kept = known.get(key);
    if (kept) return kept;
    const fragment = fragments.get(name);
    const type = fragment && typeFromAST(schema, fragment.typeCondition);
    const found = ofSelections(fragment?.selectionSet, type, page);
    known.set(key, found);
    return found;
  }

  function ofField(
    node: FieldNode,
    parent: GraphQLNamedType | null | undefined,
    page: number | null,
  ): Measure {
    const alias = node.alias ? 1 : 0;
    const field = fieldsOf(parent)[node.name.value];
    // __typename and introspection.
    if (!field) return { depth: 1, aliases: alias, nodes: 0 };
    const type = getNamedType(field.type);
    const own = pageOf(field, node.arguments);
    const list = isList(field);
    const inner = ofSelections(node.selectionSet, type, list ? null : own);
    const times = list ? (own ?? sizeOf(field) ?? page ?? PAGE_LIMIT) : 1;
    return {
      depth: 1 + inner.depth,
      aliases: alias + inner.aliases,
      nodes: times * ((isCompositeType(type) ? 1 : 0) + inner.nodes),
    };
  }

  const root = schema.getRootType(operation.operation);
  return ofSelections(operation.selectionSet, root, null);
}

const fieldsOf = (type: GraphQLNamedType | null | undefined): Readonly<Record<string, Field>> =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
