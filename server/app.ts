import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Executor } from '~/graphql/execute.ts';
import type { WorkLimits } from '~/graphql/work.ts';
import type { Context } from '~/resolvers/context.ts';
import type { ProviderSettings } from '~/resolvers/identity/providers.rules.ts';
import { limitAttempts } from './attempts/limitAttempts.ts';
import { providerOrigins } from './auth/providerEnv.ts';
import { clientFiles } from './clientFiles.ts';
import { allowOrigins } from './cors.ts';
import { fileApi } from './files.ts';
import { createGraphqlEndpoint } from './graphql.ts';
import { type BudgetSizes, createBudget } from './limits/budget.ts';
import type { SlowLimits } from './limits/slowReaders.ts';
import { logRequests } from './log.ts';
import { inServerMode, readPage, withProviders, withRegistration } from './pages.ts';
import type { Patience } from './patience.ts';
import { restApi } from './rest.ts';
import { type MediaOrigins, securityHeaders } from './security.ts';

export interface AppOptions {
  readonly executor: Executor;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Where the dashboard was built, absolute. */
  readonly clientFolder: string;
  /** Express's "trust proxy": which proxies may say from which address a request comes. Default: none. */
  readonly trustProxy?: boolean | number | readonly string[];
  /** Sites whose pages may call GraphQL and REST from a browser. Default: none but this one. */
  readonly corsOrigins?: readonly string[];
  /** Media engines and cameras whose streams the dashboard may fetch and show. Default: none but this server. */
  readonly mediaOrigins?: MediaOrigins;
  /** The sign-in providers besides our own accounts. Default: none. */
  readonly providers?: ProviderSettings;
  /** Who may make an account, for the page to know; the executor enforces it. Default: everybody. */
  readonly registration?: Context['registration'];
  /** What may be asked for in a minute. Default: `budgetSizes`. */
  readonly budgets?: BudgetSizes;
  /** Of a GraphQL operation and of a REST call. Default: 10 seconds and 8 MB. */
  readonly limits?: WorkLimits;
  /** How long a caller may take to send headers and body. */
  readonly patience?: Patience;
  /** When a subscriber reads too slowly. Default: `slowLimits`. */
  readonly slowReaders?: SlowLimits;
}

export interface App {
  readonly app: Express;
  /** Lets running operations end. */
  readonly stop: () => Promise<void>;
}

/**
 * Everything that answers over HTTP: /healthz, GraphQL and its playground at /graphql, REST below /api, and the
 * dashboard at every other path. Adds the limits of sign-in attempts to the schema. Subscriptions are attached
 * separately.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const {
    executor,
    log,
    clock,
    clientFolder,
    trustProxy = false,
    corsOrigins = [],
    mediaOrigins = { fixed: [] },
    providers = {},
    registration = 'OPEN',
    limits,
  } = options;
  const budget = createBudget(options.budgets);
  limitAttempts(budget.guard(executor.schema), log);
  const [index, playground] = await Promise.all([
    readPage(clientFolder, 'index.html'),
    readPage(clientFolder, 'graphiql.html'),
  ]);
  const graphql = await createGraphqlEndpoint(executor, log, playground, budget, limits);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.use(logRequests(log));
  const inline = [...(index?.inlineScripts ?? []), ...(playground?.inlineScripts ?? [])];
  const { fixed, allowed } = mediaOrigins;
  const media = {
    fixed,
    allowed: async () => {
      try {
        return (await allowed?.()) ?? [];
      } catch (error) {
        // A page without them is better than none.
        log.error({ err: error }, 'allowed origins of streams');
        return [];
      }
    },
  };
  app.use(securityHeaders(inline, providerOrigins(providers), media));
  app.use(compression());
  app.get('/healthz', (_, response) => {
    response.setHeader('cache-control', 'no-store').json({ status: 'ok' });
  });
  app.use(['/graphql', '/api'], allowOrigins(corsOrigins));
  app.use('/graphql', graphql.router);
  app.use('/api', fileApi(executor, budget, log));
  app.use('/api', restApi(executor, log, clock, limits));
  const page = index && withRegistration(withProviders(inServerMode(index), providers), registration);
  app.use(clientFiles(clientFolder, page));
  return { app, stop: graphql.stop };
}
