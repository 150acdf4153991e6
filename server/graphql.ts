import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, Router } from 'express';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Logger } from 'pino';
import type { Executor } from '~/graphql/execute.ts';
import { isUnexpected, maskError } from '~/graphql/maskError.ts';
import { startWork, timeoutCode, type WorkLimits, workLimits } from '~/graphql/work.ts';
import type { Context } from '~/resolvers/context.ts';
import { bearerToken } from '~/rest/bearer.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { rememberCallerAddress } from './attempts/callers.ts';
import { answerErrors, bodyLimit } from './bodies.ts';
import { sendPage } from './clientFiles.ts';
import { explainRequestError } from './explainRequestError.ts';
import { asGuest, refuseSchema } from './introspection.ts';
import type { Budget } from './limits/budget.ts';
import { checkLimits } from './limits/checkLimits.ts';
import type { Page } from './pages.ts';

/** No document that a person writes is longer, and a longer one costs more to validate than to answer. */
export const maxTokens = 2_000;

/** An operation on its way through Apollo Server. */
interface Asked {
  /** Of the executor. */
  readonly context: Context;
  /** Aborted when the caller no longer waits. */
  readonly left: AbortSignal;
  /**
   * The content type of the answer is application/json: its readers take a status other than 200 for a failure of the
   * transport.
   */
  readonly plainJson: boolean;
}

const refused = 400;

/** GraphQL over HTTP: a result with data is 200, whatever errors stand beside it. */
function statusOf({ data, errors }: ExecutionResult): number | undefined {
  if (data !== undefined) return undefined;
  const code = errors?.[0]?.extensions.code;
  if (code === timeoutCode) return 503;
  return code === 'INTERNAL_SERVER_ERROR' ? 500 : refused;
}

/** Adds a status to what the check throws: without one Apollo Server answers 500. */
async function refusingWith<T>(status: number, check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof GraphQLError) error.extensions.http = { status };
    throw error;
  }
}

/** Refuses operations that ask for too much, at once or within a minute, and introspection by guests. */
const guard = (schema: GraphQLSchema, budget: Budget): ApolloServerPlugin<Asked> => ({
  requestDidStart: async () => ({
    async didResolveOperation({ document, operation, operationName, request, contextValue: { context } }) {
      if (!context.viewer) refuseSchema(document);
      const variables = request.variables ?? {};
      const objects = await refusingWith(refused, () =>
        checkLimits(schema, document, operationName, variables),
      );
      if (operation) await refusingWith(429, () => budget.charge(context, () => objects));
    },
  }),
});

/** Executes in our executor, and answers with the statuses of GraphQL over HTTP. */
const answer = (executor: Executor, limits: WorkLimits): ApolloServerPlugin<Asked> => ({
  requestDidStart: async () => ({
    async responseForOperation({ document, operation, request, contextValue: { context, left } }) {
      // A mutation goes on when its caller leaves: closing the page right after "Save" must not lose the change.
      const work = startWork(limits, operation?.operation === OperationTypeNode.QUERY ? left : undefined);
      try {
        const singleResult = await executor.executeIn(context, {
          document: context.viewer ? document : asGuest(document),
          variables: request.variables ?? {},
          ...(request.operationName ? { operationName: request.operationName } : {}),
          batchId: request.extensions?.batchId,
          work,
        });
        const status = statusOf(singleResult);
        return {
          http: { headers: new HeaderMap(), ...(status ? { status } : {}) },
          body: { kind: 'single', singleResult },
        };
      } finally {
        work.close();
      }
    },
    async willSendResponse({ response, errors, document, source, contextValue: { context, plainJson } }) {
      if (document && errors?.some(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION_FAILED')) {
        const explained = errors.map((error) =>
          explainRequestError(document, error, context.viewer === null),
        );
        response.body = { kind: 'single', singleResult: { errors: explained } };
      }
      const answered = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
      for (const { extensions } of answered ?? []) {
        const seconds = extensions?.retryAfterSeconds;
        if (typeof seconds === 'number') response.http.headers.set('retry-after', String(seconds));
      }
      if (plainJson && source && response.http.status === refused) response.http.status = 200;
    },
  }),
});

/** Logs what fails in Apollo Server itself or before it; the executor reports the rest. */
const logUnexpected = (log: Logger): ApolloServerPlugin<Asked> => ({
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, operationName }) {
      for (const error of errors.filter(isUnexpected)) {
        log.error({ err: error.originalError ?? error, operationName, path: error.path }, 'unexpected');
      }
    },
  }),
});

/** As the executor masks it. */
function formatError(_: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = error instanceof Error ? error : new Error(String(error));
  const masked = maskError(
    cause instanceof GraphQLError ? cause : new GraphQLError('', { originalError: cause }),
  ).toJSON();
  // Apollo Server carries the status in here; clients have no use for it.
  const { http: _http, ...extensions } = masked.extensions ?? {};
  return { ...masked, extensions };
}

const plainJson = 'application/json';

/** As Apollo Server chooses the type of its answer. */
const wantsPlainJson = (request: Request): boolean =>
  request.accepts([plainJson, 'application/graphql-response+json']) === plainJson;

export interface GraphqlEndpoint {
  readonly router: Router;
  /** Lets running operations end. */
  readonly stop: () => Promise<void>;
}

/**
 * GraphQL over HTTP at the path where it is mounted; a browser that opens it is shown the playground.
 * @param limits of an operation
 */
export async function createGraphqlEndpoint(
  executor: Executor,
  log: Logger,
  playground: Page | null,
  budget: Budget,
  limits: WorkLimits = workLimits,
): Promise<GraphqlEndpoint> {
  const apollo = new ApolloServer<Asked>({
    schema: executor.schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    logger: log,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      guard(executor.schema, budget),
      answer(executor, limits),
      logUnexpected(log),
    ],
  });
  await apollo.start();
  const router = Router();
  router.get('/', (request, response, next) => {
    if (request.query.query === undefined && request.accepts(['json', 'html']) === 'html') {
      sendPage(response, playground);
    } else next();
  });
  router.use(
    express.json({ limit: bodyLimit }),
    rememberCallerAddress,
    expressMiddleware(apollo, {
      context: async ({ req, res }) => ({
        context: await executor.context(bearerToken(req.headers.authorization)),
        left: abortOnDisconnect(res),
        plainJson: wantsPlainJson(req),
      }),
    }),
    answerErrors(log, ({ code, message }) => ({ errors: [{ message, extensions: { code } }] })),
  );
  return { router, stop: () => apollo.stop() };
}
