import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute as executeDocument,
  GraphQLError,
  type GraphQLSchema,
  print,
} from 'graphql';
import { jsonBytes } from '~/lib/jsonBytes.ts';
import { type Caller, type Context, createContext, type Environment, inBatch } from '~/resolvers/context.ts';
import { abortablePort, abortableStore } from './abortableStore.ts';
import { eachEvent } from './eachEvent.ts';
import type { WorkingContext } from './limitFieldWork.ts';
import { isUnexpected, maskError } from './maskError.ts';
import { type Asker, createSharedAnswers } from './sharedAnswers.ts';
import { untilSessionEnds } from './untilSessionEnds.ts';
import { startWork, type Work, type WorkLimits, workLimits } from './work.ts';

/** A document to run, independent of who asks. */
export interface Request {
  /** Valid against the schema: our documents are checked when they are generated. */
  readonly document: DocumentNode;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
  /** `extensions.batchId` as it was sent: the audit keeps calls that share it together. BAD_USER_INPUT for another form. */
  readonly batchId?: unknown;
  /** The call that the operation is a part of, where that is more than the operation: its limits are the call's. */
  readonly work?: Work;
}

export interface Operation extends Request {
  /** Bearer token of the caller; null for a guest; a user in whose name this program itself asks. */
  readonly token: Caller;
}

/**
 * Runs a query or mutation. Never throws: what goes wrong stands in `errors`, each with `extensions.code`, as clients may
 * see it. TIMEOUT and ANSWER_TOO_LARGE stand alone, without data.
 */
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
  /** The context of one operation, for transports that check the caller first. */
  readonly context: (token: Caller) => Promise<Context>;
  /** Like `execute`, in a context that the transport has made and checked. */
  readonly executeIn: (context: Context, request: Request) => Promise<ExecutionResult>;
}

export interface ExecutorOptions {
  /** Of each operation that is not a part of a larger call. Default: 10 seconds and 8 MB. */
  readonly limits?: WorkLimits;
  /** Receives every error in full that clients see masked. */
  readonly onUnexpected?: (error: GraphQLError, operationName: string | undefined) => void;
}

const toGraphqlError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) });

/**
 * Functions that run documents over the schema and environment, within the limits and with unexpected errors masked.
 */
export function createExecutor(
  schema: GraphQLSchema,
  environment: Environment,
  { limits = workLimits, onUnexpected }: ExecutorOptions = {},
): Executor {
  const context = (token: Caller) => createContext(environment, token);
  const answers = createSharedAnswers(environment);

  /**
   * Runs a part of the work; rejects with its reason when it ends early, and with BAD_USER_INPUT for a batch that has not
   * the form of one.
   */
  async function within(
    work: Work,
    args: ExecutionArgs & { contextValue: Context },
    batchId: unknown,
  ): Promise<ExecutionResult> {
    const { contextValue } = args;
    const working: WorkingContext = {
      ...inBatch(contextValue, batchId),
      store: abortableStore(contextValue.store, work),
      fleetHealth: abortablePort(contextValue.fleetHealth, work),
      work,
      asMade: contextValue,
    };
    const result = await Promise.race([executeDocument({ ...args, contextValue: working }), work.ended]);
    // The work ended early, so the data may have holes: the answer is that one error, without data.
    if (work.signal.aborted) throw work.signal.reason;
    if (work.bytesLeft() !== Number.POSITIVE_INFINITY)
      work.answered(jsonBytes(result.data, work.bytesLeft()));
    return result;
  }

  function masked(result: ExecutionResult, { viewer }: Context, name: string | undefined): ExecutionResult {
    if (!result.errors) return result;
    for (const error of result.errors) if (isUnexpected(error)) onUnexpected?.(error, name);
    return { ...result, errors: result.errors.map((error) => maskError(error, viewer === null)) };
  }

  async function answer(
    args: ExecutionArgs & { contextValue: Context },
    { work: whole, batchId }: Pick<Request, 'work' | 'batchId'> = {},
  ): Promise<ExecutionResult> {
    const work = whole ?? startWork(limits);
    const { contextValue, operationName } = args;
    const name = operationName ?? undefined;
    try {
      return masked(await within(work, args, batchId), contextValue, name);
    } catch (error) {
      return masked({ errors: [toGraphqlError(error)] }, contextValue, name);
    } finally {
      if (!whole) work.close();
    }
  }

  const argsOf = (contextValue: Context, { document, variables, operationName }: Request) => ({
    schema,
    document,
    variableValues: variables,
    operationName,
    contextValue,
  });

  const executeIn: Executor['executeIn'] = (context, request) => answer(argsOf(context, request), request);

  return {
    schema,
    context,
    executeIn,
    execute: async (operation) => executeIn(await context(operation.token), operation),
    async subscribe(operation) {
      const started = argsOf(await context(operation.token), operation);
      const { contextValue, operationName } = started;
      const events = await createSourceEventStream(started);
      if (!(Symbol.asyncIterator in events)) return masked(events, contextValue, operationName);
      const { document, variables = {} } = operation;
      const asked = JSON.stringify([print(document), variables, operationName]);
      const asker: Asker = { asked, context: contextValue, seen: 0 };
      const results = eachEvent(events, (event) =>
        answers.answer(asker, event as object, (each) =>
          answer({ ...started, rootValue: event, contextValue: each }),
        ),
      );
      return untilSessionEnds(results, contextValue, environment.clock);
    },
  };
}
