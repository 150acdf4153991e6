import { afterAll, beforeAll } from 'vitest';
import type { Asker } from '../support/environment.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** A server for the tests of a file, and calls to it. */
export function serverOfFile() {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  const running = () => {
    if (!server) throw new Error('The server is not running.');
    return server;
  };

  const bearer = async (as: Asker): Promise<Record<string, string>> => {
    const token = await running().api.token(as);
    return token === null ? {} : { authorization: `Bearer ${token}` };
  };

  return {
    running,
    get: async (path: string, headers: Record<string, string> = {}) =>
      fetch(running().url + path, { headers, redirect: 'manual' }),
    post: async (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(running().url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    bearer,
    async graphql(query: string, variables = {}, as: Asker = 'admin') {
      const response = await fetch(`${running().url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // The media type whose statuses tell what became of the operation.
          accept: 'application/graphql-response+json',
          ...(await bearer(as)),
        },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...(await response.json()) };
    },
  };
}
