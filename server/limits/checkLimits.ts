import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { workLimits } from '~/graphql/work.ts';
import { type Asked, measure } from './measure.ts';

/** What one operation may ask for, over HTTP and WebSocket. */
export const limits = { depth: 10, aliases: 15, listItems: 100, nodes: workLimits.objects } as const;

/** Each attempt of these is counted and costs a password hash, so an operation may hold only one. */
const onceOnly = ['login', 'register', 'setup', 'changePassword', 'signInWithProvider'];

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const count = (amount: number) => amount.toLocaleString('en');

/** No input type of ours is nested deeper; what is, is refused when it is read. */
const deepestInput = 20;

function longestListIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > deepestInput) return 0;
  let longest = Array.isArray(value) ? value.length : 0;
  for (const inner of Object.values(value)) longest = Math.max(longest, longestListIn(inner, depth + 1));
  return longest;
}

function longestLiteral(document: DocumentNode): number {
  let longest = 0;
  visit(document, {
    ListValue({ values }) {
      longest = Math.max(longest, values.length);
    },
  });
  return longest;
}

/** How often the operation asks, at its root and in its fragments, for fields that may be asked for only once. */
function attemptsIn({ operation, fragments }: Pick<Asked, 'operation' | 'fragments'>): Map<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const look = ({ selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>): void => {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        if (onceOnly.includes(name)) found.set(name, (found.get(name) ?? 0) + 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) look(selection);
      else if (!seen.has(selection.name.value)) {
        // A fragment that is spread again at the root adds nothing: fields of the same name are one.
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) look(fragment);
      }
    }
  };
  if (operation.operation === 'mutation') look(operation);
  return found;
}

/**
 * Throws BAD_USER_INPUT when the operation asks for more than is answered; the message names the limit and the cure.
 * Returns how many objects the answer could hold; 0 when there is no such operation.
 * @param document valid against the schema
 */
export function checkLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const items = Math.max(longestLiteral(document), longestListIn(variables));
  if (items > limits.listItems) {
    throw refuse(
      `A list in the arguments has ${count(items)} items; at most ${limits.listItems} are read. Send the rest in another request.`,
    );
  }
  for (const [name, times] of attemptsIn({ operation, fragments })) {
    if (times > 1)
      throw refuse(`An operation may hold ${name} once; this one holds it ${times} times. Send one each.`);
  }
  const { depth, aliases, nodes } = measure({ schema, operation, fragments, variables });
  if (depth > limits.depth) {
    throw refuse(
      `The fields are nested ${depth} deep; at most ${limits.depth} levels are answered. Ask for the inner ones by id in another request.`,
    );
  }
  if (aliases > limits.aliases) {
    throw refuse(
      `The operation has ${count(aliases)} aliases; at most ${limits.aliases} are answered. Send the rest in another request.`,
    );
  }
  if (nodes > limits.nodes) {
    throw refuse(
      `The answer could hold ${count(nodes)} objects; at most ${count(limits.nodes)} are answered. Ask for fewer with "first", and read on with "after".`,
    );
  }
  return nodes;
}
