import { describe, expect, it } from 'vitest';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi } from '../support/environment.ts';
import { startTestServer } from '../support/server.ts';

const breakingSeeds = (clock: () => number) => ({
  ...demoSeeds(clock),
  projects: () => {
    throw new Error('disk /var/secret is full');
  },
});

describe('what nobody foresaw', () => {
  it('is masked over GraphQL and REST, and stands in the log', async () => {
    const api = createTestApi(breakingSeeds);
    const server = await startTestServer(api);
    const authorization = `Bearer ${await api.token('admin')}`;

    const graphql = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"query":"{ projects { id } }"}',
    });
    expect(await graphql.json()).toMatchObject({
      errors: [
        {
          message: 'Something went wrong on our side.',
          path: ['projects'],
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ],
    });
    const rest = await fetch(`${server.url}/api/project-dashboard-app/projects`, {
      headers: { authorization },
    });
    expect(rest.status).toBe(500);
    expect(await rest.json()).toEqual({
      error: { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' },
    });

    expect(server.log.filter((line) => line.includes('disk /var/secret is full'))).toHaveLength(2);
    await server.stop();
  });
});
