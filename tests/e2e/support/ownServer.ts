import { type Running, startServer } from '../../support/processes.mjs';
import { test } from './test.ts';

/**
 * The tests of the group have a server of their own: its demo users are told nothing by tests of other files. Returns its
 * address, once the tests run.
 */
export function onOwnServer(): () => string {
  let server: Running | undefined;
  const url = () => server?.url ?? '';
  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server?.stop());
  test.use({ baseURL: ({ browserName: _ }, use) => use(url()) });
  return url;
}
