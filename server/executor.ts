import type { Logger } from 'pino';
import { createExecutor, type Executor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import type { WorkLimits } from '~/graphql/work.ts';
import type { Environment } from '~/resolvers/context.ts';

/**
 * The executor of the server. It has a schema of its own, because the server's limits are built into it. Unexpected
 * errors are logged in full, whichever transport they came by.
 * @param limits of each operation. Default: 10 seconds and 8 MB
 */
export const createServerExecutor = (environment: Environment, log: Logger, limits?: WorkLimits): Executor =>
  createExecutor(createSchema(), environment, {
    ...(limits ? { limits } : {}),
    onUnexpected: (error, operationName) =>
      log.error({ err: error.originalError ?? error, operationName, path: error.path }, 'unexpected'),
  });
