import { createRestHandler } from '~/rest/handleRest.ts';
import { createTestApi } from '../../support/environment.ts';
import type { OpenTransport } from './transport.ts';

/** The handler in this process, over the memory store. */
export const openMemoryTransport: OpenTransport = async (seeds) => {
  const api = createTestApi(seeds && (() => seeds));
  const problems: string[] = [];
  const send = createRestHandler(api.executor.execute, {
    clock: api.environment.clock,
    onUnexpected: (error) => {
      problems.push(String(error));
    },
  });
  return {
    send,
    token: api.token,
    pass: async (milliseconds) => api.pass(milliseconds),
    store: async () => api.environment.store,
    problems: () => [...problems.splice(0), ...api.unexpected.splice(0).map(String)],
    close: async () => undefined,
  };
};
