import type { Logger } from 'pino';
import { createExecutor, type Executor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import type { WorkLimits } from '~/graphql/work.ts';
import type { Environment } from '~/resolvers/context.ts';

/**
 * The executor of the server, over a schema of its own, because the server puts its limits into it. What nobody foresaw
 * stands in the log whole, whichever door it came through.
 * @param limits of each operation. Default: 10 seconds and 8 MB
 */
export const createServerExecutor = (environment: Environment, log: Logger, limits?: WorkLimits): Executor =>
  createExecutor(createSchema(), environment, {
    ...(limits ? { limits } : {}),
    onUnexpected: (error, operationName) =>
      log.error({ err: error.originalError ?? error, operationName, path: error.path }, 'unexpected'),
  });
