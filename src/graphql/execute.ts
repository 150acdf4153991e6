import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute as executeDocument,
  type GraphQLError,
  type GraphQLSchema,
  print,
} from 'graphql';
import { type Caller, type Context, createContext, type Environment } from '~/resolvers/context.ts';
import { eachEvent } from './eachEvent.ts';
import { type Asker, createSharedAnswers } from './sharedAnswers.ts';
import { untilSessionEnds } from './untilSessionEnds.ts';

export interface Operation {
  /** Valid against the schema: our documents are checked when they are generated. */
  readonly document: DocumentNode;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
  /** Bearer token of the caller; null for a guest; a user in whose name this program itself asks. */
  readonly token: Caller;
}

/** Runs a query or mutation. Never throws: what goes wrong stands in `errors`, each with `extensions.code`. */
export type Execute = (operation: Operation) => Promise<ExecutionResult>;

/**
 * Runs a subscription. Resolves with an iterator of results or, when it was refused, with one result of errors. When the
 * session of the caller ends, the last result is UNAUTHENTICATED.
 */
export type Subscribe = (
  operation: Operation,
) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;

export interface Executor {
  readonly schema: GraphQLSchema;
  readonly execute: Execute;
  readonly subscribe: Subscribe;
  /** The context of one operation, for doors that execute by themselves. */
  readonly context: (token: Caller) => Promise<Context>;
}

const internal = 'INTERNAL_SERVER_ERROR';

/**
 * What graphql-js says of an input that it cannot read, without the input: it may hold a secret, and answers are logged by
 * others. Where in the input it is, and what was expected, stays.
 */
const withoutInput = (message: string): string =>
  message
    .replace(/ got invalid value [\s\S]*(?= at "[\w.[\]]+"; |; (?:Expected|Field) )/, ' got an invalid value')
    .replace(/(cannot represent [^:]*value): [\s\S]*$/, '$1.');

/** The error as clients may see it: one without a code of ours loses its message, and none shows a stack trace. */
export function maskError(error: GraphQLError): {
  message: string;
  path?: GraphQLError['path'];
  extensions: Record<string, unknown>;
} {
  const { code, stacktrace: _, ...rest } = error.extensions;
  const ours = typeof code === 'string' && code !== internal;
  const unexpected = !ours && error.originalError != null;
  return {
    message: unexpected ? 'Something went wrong on our side.' : withoutInput(error.message),
    ...(error.path ? { path: error.path } : {}),
    extensions: { code: ours ? code : unexpected ? internal : 'BAD_USER_INPUT', ...(ours ? rest : {}) },
  };
}

/** The schema and its surroundings as functions that run documents. */
export function createExecutor(schema: GraphQLSchema, environment: Environment): Executor {
  const context = (token: Caller) => createContext(environment, token);
  const answers = createSharedAnswers(environment);
  const request = async ({ document, variables, operationName, token }: Operation) => ({
    schema,
    document,
    variableValues: variables,
    operationName,
    contextValue: await context(token),
  });
  return {
    schema,
    context,
    execute: async (operation) => executeDocument(await request(operation)),
    async subscribe(operation) {
      const started = await request(operation);
      const { contextValue } = started;
      const events = await createSourceEventStream(started);
      if (!(Symbol.asyncIterator in events)) return events;
      const { document, variables = {}, operationName } = operation;
      const asked = JSON.stringify([print(document), variables, operationName]);
      const asker: Asker = { asked, context: contextValue, seen: 0 };
      const results = eachEvent(events, (event) =>
        answers.answer(asker, event as object, (each) =>
          executeDocument({ ...started, rootValue: event, contextValue: each }),
        ),
      );
      return untilSessionEnds(results, contextValue, environment.clock);
    },
  };
}
