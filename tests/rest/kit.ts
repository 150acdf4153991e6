import { createRestHandler } from '~/rest/handleRest.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

/** The REST paths over the demo data; `call` is a GET by the admin unless told otherwise. */
export function createRestKit(api: TestApi = createTestApi()) {
  const unexpected: unknown[] = [];
  const handle = createRestHandler(api.executor.execute, {
    clock: api.environment.clock,
    onUnexpected: (error) => unexpected.push(error),
  });
  return {
    api,
    handle,
    unexpected,
    async call(path: string, call: Partial<RestCall> = {}, as: Asker = 'admin'): Promise<RestReply> {
      const token = await api.token(as);
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const reply = await handle({ method: 'GET', path, query: {}, headers, ...call });
      if (!reply) throw new Error(`${path} is not a path of ours.`);
      return reply;
    },
  };
}
