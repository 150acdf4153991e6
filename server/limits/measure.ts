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
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

/** How long a list is taken to be that says no length by `first`: these are the small ones. */
const plainListLength = 10;
/** How long a page is taken to be whose `first` cannot be read: the longest that is answered. */
const longestPage = 100;

/** How long the lists are taken to be that hold everything there is: two of them fit into an operation. */
const wholeLists: Readonly<Record<string, number>> = { fleet: 4_000 };

/** What an operation asks for at most. */
export interface Measure {
  /** Fields inside fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Objects in the answer: each list multiplies what is inside by its `first` or `last`. */
  readonly nodes: number;
}

export interface Asked {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

const nothing: Measure = { depth: 0, aliases: 0, nodes: 0 };

/** Side by side: the deeper depth, and both sums. */
const beside = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  nodes: a.nodes + b.nodes,
});

type Field = GraphQLField<unknown, unknown>;

const isList = ({ type }: Field): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/**
 * Measures a valid operation without running it. Introspection costs nothing here: graphql-js limits it by itself. Every
 * fragment is measured once, so that the work is proportional to the document however often fragments are spread.
 */
export function measure({ schema, operation, fragments, variables }: Asked): Measure {
  const known = new Map<string, Measure>();

  function firstOf({ args }: Field, given: readonly ArgumentNode[] = []): number | null {
    const sizes = args.filter(({ name }) => name === 'first' || name === 'last');
    if (sizes.length === 0) return null;
    const asked = sizes.flatMap(({ name, defaultValue }) => sentAs(name, given) ?? defaultValue ?? []);
    const known = asked.filter((size) => typeof size === 'number');
    return known.length > 0 ? Math.max(...known, 0) : longestPage;
  }

  function sentAs(argument: string, given: readonly ArgumentNode[]): unknown {
    const value = given.find(({ name }) => name.value === argument)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    const name = value?.kind === Kind.VARIABLE ? value.name.value : null;
    return name === null ? undefined : (variables[name] ?? defaultOf(name));
  }

  function defaultOf(name: string): number | undefined {
    const defined = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    return defined?.defaultValue?.kind === Kind.INT ? Number(defined.defaultValue.value) : undefined;
  }

  /** @param page the `first` of the connection whose selections these are */
  function ofSelections(
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | null | undefined,
    page: number | null,
  ): Measure {
    return (set?.selections ?? []).reduce<Measure>((sum, selection) => {
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
    const first = firstOf(field, node.arguments);
    const list = isList(field);
    const inner = ofSelections(node.selectionSet, type, list ? null : first);
    const times = list ? (first ?? page ?? wholeLists[node.name.value] ?? plainListLength) : 1;
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
