import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { Router } from 'express';
import { BREAK, GraphQLError, type GraphQLFormattedError, type GraphQLSchema, visit } from 'graphql';
import type { Logger } from 'pino';
import { type Executor, maskError } from '~/graphql/execute.ts';
import type { Context } from '~/resolvers/context.ts';
import { bearerToken } from '~/rest/bearer.ts';
import { rememberAddress } from './attempts/callers.ts';
import { answerErrors, bodyLimit } from './bodies.ts';
import { sendPage } from './clientFiles.ts';
import type { Budget } from './limits/budget.ts';
import { checkLimits } from './limits/checkLimits.ts';
import { fragmentsOf } from './limits/fragments.ts';
import { operationMs, storeUntil, timeoutCode } from './limits/timeLimit.ts';
import type { Page } from './pages.ts';

/** No document of a person is longer, and a longer one costs more to validate than to answer. */
export const maxTokens = 2_000;

const introspectionForViewers: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ document, contextValue }) {
      if (contextValue.viewer) return;
      let asked = false;
      visit(document, {
        Field({ name }) {
          if (name.value !== '__schema' && name.value !== '__type') return undefined;
          asked = true;
          return BREAK;
        },
      });
      if (asked) {
        throw new GraphQLError('Sign in first: the schema is shown to signed-in users.', {
          extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
        });
      }
    },
  }),
};

const withinLimits = (schema: GraphQLSchema, budget: Budget): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    async didResolveOperation({ document, operation, operationName, request, contextValue }) {
      try {
        checkLimits(schema, document, operationName, request.variables ?? {});
      } catch (error) {
        // Without a status Apollo Server calls what its plugins throw a failure of its own: 500.
        if (error instanceof GraphQLError) error.extensions.http = { status: 400 };
        throw error;
      }
      if (!operation) return;
      try {
        const variables = request.variables ?? {};
        await budget.charge(contextValue, { schema, operation, fragments: fragmentsOf(document), variables });
      } catch (error) {
        if (error instanceof GraphQLError) error.extensions.http = { status: 429 };
        throw error;
      }
    },
    async willSendResponse({ response }) {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      for (const { extensions } of singleResult.errors ?? []) {
        const seconds = extensions?.retryAfterSeconds;
        if (typeof seconds === 'number') response.http.headers.set('retry-after', String(seconds));
      }
      const late = singleResult.errors?.find(({ extensions }) => extensions?.code === timeoutCode);
      if (!late) return;
      // Every question that was under way failed by it: one says it all, and what was found is not whole.
      const { message, extensions } = late;
      response.body.singleResult = { errors: [{ message, ...(extensions ? { extensions } : {}) }] };
      response.http.status = 503;
    },
  }),
});

const isMasked = (error: GraphQLError) => maskError(error).extensions.code === 'INTERNAL_SERVER_ERROR';

const logUnexpected = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, operationName }) {
      for (const error of errors.filter(isMasked)) {
        log.error({ err: error.originalError ?? error, operationName, path: error.path }, 'unexpected');
      }
    },
  }),
});

/** As every door masks it; mistakes in a document keep the place that they point at. */
function formatError({ locations }: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = error instanceof Error ? error : new Error(String(error));
  const masked = maskError(
    cause instanceof GraphQLError ? cause : new GraphQLError('', { originalError: cause }),
  );
  // How Apollo Server carries a status: of no use to clients.
  const { http: _, ...extensions } = masked.extensions;
  return { ...masked, extensions, ...(locations ? { locations } : {}) };
}

export interface GraphqlDoor {
  readonly router: Router;
  /** Lets running operations end. */
  readonly stop: () => Promise<void>;
}

/**
 * GraphQL over HTTP at the path where it is mounted; a browser that opens it is shown the playground.
 * @param limitMs how long an operation may take, in milliseconds
 */
export async function graphqlDoor(
  executor: Executor,
  log: Logger,
  playground: Page | null,
  budget: Budget,
  limitMs: number = operationMs,
): Promise<GraphqlDoor> {
  const apollo = new ApolloServer<Context>({
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
      introspectionForViewers,
      withinLimits(executor.schema, budget),
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
    rememberAddress,
    expressMiddleware(apollo, {
      async context({ req, res }) {
        const context = await executor.context(bearerToken(req.headers.authorization));
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort(), limitMs);
        res.once('close', () => clearTimeout(timer));
        return { ...context, ...storeUntil(context, controller.signal, limitMs) };
      },
    }),
    answerErrors(log, ({ code, message }) => ({ errors: [{ message, extensions: { code } }] })),
  );
  return { router, stop: () => apollo.stop() };
}
