import { afterEach, describe, expect, it } from 'vitest';
import { operationCost } from '../../server/limits/budget.ts';
import { createTestApi } from '../support/environment.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** A server with these budgets, asked for twenty cameras: 121 objects with what each operation costs. */
async function serverWith(budgets: { account: number; address: number }) {
  const running = await startTestServer(createTestApi(), { budgets, trustProxy: true });
  server = running;
  const headersOf = async (as: 'admin' | 'staff' | 'guest', address: string) => {
    const token = await running.api.token(as);
    return {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
  };
  return {
    graphql: async (as: 'admin' | 'staff' | 'guest' = 'admin', address = '192.0.2.1', query?: string) =>
      fetch(`${running.url}/graphql`, {
        method: 'POST',
        headers: await headersOf(as, address),
        body: JSON.stringify({ query: query ?? '{ cameras(first: 20) { nodes { id } } }' }),
      }),
    rest: async (as: 'admin' | 'staff', address = '192.0.2.1') =>
      fetch(`${running.url}/api/project-dashboard-app/projects`, { headers: await headersOf(as, address) }),
  };
}

const plenty = 1_000_000;
const three = 3 * (operationCost + 21);

describe('what an account asks for in a minute', () => {
  it('is limited by its cost: then GraphQL and REST answer 429 and say when to ask again', async () => {
    const { graphql, rest } = await serverWith({ account: three, address: plenty });
    const statuses: number[] = [];
    for (let request = 0; request < 3; request++) statuses.push((await graphql()).status);
    expect(statuses).toEqual([200, 200, 200]);

    const refused = await graphql();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await refused.json()).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(
            /^Too much was asked for in the last minute\. Ask again in \d+ seconds/,
          ),
          extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
        },
      ],
    });
    const overRest = await rest('admin');
    expect(overRest.status).toBe(429);
    expect(Number(overRest.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await graphql('staff')).status).toBe(200);
  });

  it('counts over REST, too, and wherever the account asks from', async () => {
    const { graphql, rest } = await serverWith({ account: 2 * (operationCost + 50), address: plenty });
    expect((await rest('admin', '192.0.2.7')).status).toBe(200);
    expect((await rest('admin', '192.0.2.8')).status).toBe(200);
    expect((await graphql('admin', '192.0.2.9')).status).toBe(429);
  });

  it('is charged once an operation, however many root fields it has', async () => {
    const { graphql } = await serverWith({ account: three, address: plenty });
    const query = '{ a: viewer { id } b: viewer { id } c: viewer { id } }';
    for (let request = 0; request < 3; request++) {
      expect((await graphql('admin', '192.0.2.1', query)).status).toBe(200);
    }
  });

  it('costs something even where nothing but the schema is asked for', async () => {
    const { graphql } = await serverWith({ account: 2 * operationCost, address: plenty });
    const query = '{ __schema { queryType { name } } }';
    expect((await graphql('admin', '192.0.2.1', query)).status).toBe(200);
    expect((await graphql('admin', '192.0.2.1', query)).status).toBe(200);
    expect((await graphql('admin', '192.0.2.1', query)).status).toBe(429);
  });
});

describe('what an address asks for in a minute', () => {
  it('is limited over all accounts and guests; other addresses are answered', async () => {
    const { graphql } = await serverWith({ account: plenty, address: three });
    expect((await graphql('admin')).status).toBe(200);
    expect((await graphql('staff')).status).toBe(200);
    expect((await graphql('guest', '192.0.2.1', '{ viewer { id } }')).status).toBe(200);
    expect((await graphql('guest')).status).toBe(429);
    expect((await graphql('admin', '192.0.2.2')).status).toBe(200);
  });
});

describe('a sign-in that comes too often', () => {
  it('says over GraphQL, too, in a header when to try again', async () => {
    const { graphql } = await serverWith({ account: plenty, address: plenty });
    const query = 'mutation { login(input: { email: "admin", password: "guess" }) { errors { field } } }';
    for (let failure = 0; failure < 5; failure++) await graphql('guest', '192.0.2.1', query);
    expect((await graphql('guest', '192.0.2.1', query)).headers.get('retry-after')).toBe('60');
  });
});
