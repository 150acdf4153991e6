import { describe, expect, it } from 'vitest';
import { openApiDocument } from '~/rest/openapi.ts';
import { routes } from '~/rest/routes.ts';
import { added, documented } from './documented.ts';
import { createRestKit } from './kit.ts';

const named = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

describe('the table of paths', () => {
  it('holds the 86 documented paths, our own additions, and nothing else', () => {
    expect(documented).toHaveLength(86);
    expect(routes.map(named).toSorted()).toEqual([...documented.map(named), ...added].toSorted());
  });

  it('is published at /api/openapi.json, to anyone', async () => {
    const { body } = await createRestKit().call('/api/openapi.json', {}, 'guest');
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(routes))));
  });
});

const apps = [...new Set(documented.map(({ path }) => path.split('/')[2]))];

it.each(apps)('/api/%s answers 200 as it is published on every path, one after the other', async (app) => {
  const kit = createRestKit();
  for (const { method, path, call } of documented.filter((one) => one.path.split('/')[2] === app)) {
    const { status, headers, body } = await kit.call(path, { method, ...(await call(kit)) });
    expect({ path, body }).not.toHaveProperty('body.error');
    expect({ path, status, headers }).toMatchObject({
      path,
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
  }
});

const closed = documented.filter((path) => !path.public);

it('every other path is closed to guests', async () => {
  // What is refused changes nothing: one Watchfloor answers all.
  const kit = createRestKit();
  const answers: unknown[] = [];
  for (const { method, path, call } of closed) {
    const { status, body } = await kit.call(path, { method, ...(await call(kit)) }, 'guest');
    answers.push({ path: `${method} ${path}`, status, body });
  }
  const refusal = { error: { code: 'UNAUTHENTICATED', message: 'Sign in first.' } };
  expect(answers).toEqual(closed.map((path) => ({ path: named(path), status: 401, body: refusal })));
});

const open = documented.filter((path) => path.public);

it.each(open.map((path) => [named(path), path] as const))(
  '%s answers guests',
  async (_, { path, method, call }) => {
    const kit = createRestKit();
    const reply = await kit.call(path, { method, ...(await call(kit)) }, 'guest');
    expect(reply).toMatchObject({
      status: 200,
      body: { user: expect.any(Object), access_token: expect.any(String) },
    });
  },
);
