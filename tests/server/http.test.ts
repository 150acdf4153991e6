import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from './kit.ts';

const { running, get, post, bearer, graphql } = serverOfFile();

/** A GET with a body, which fetch cannot send. */
function getWithBody(path: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      running().url + path,
      { method: 'GET', headers: { 'content-type': 'application/json', 'content-length': body.length } },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, text });
      },
    );
    call.once('error', reject).end(body);
  });
}

describe('/healthz', () => {
  it('says that the server is well', async () => {
    const response = await get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});

describe('POST /graphql', () => {
  it('answers a signed-in user', async () => {
    const { data } = await graphql('{ viewer { displayName } projects { name } }');
    expect(data).toMatchObject({ viewer: { displayName: 'Mira Aydın' } });
  });

  it('answers null for the viewer of a guest, and UNAUTHENTICATED for what is closed', async () => {
    expect(await graphql('{ viewer { id } }', {}, 'guest')).toMatchObject({ data: { viewer: null } });
    const { errors } = await graphql('{ projects { id } }', {}, 'guest');
    expect(errors).toMatchObject([{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('keeps the calls together for the audit that say the same batch, and refuses what is none', async () => {
    const record = async (batchId: string, detail: string) => {
      const query = `mutation { recordExport(input: { subject: WALL, count: 1, detail: "${detail}" }) { recorded } }`;
      const body = JSON.stringify({ query, extensions: { batchId } });
      return (await post('/graphql', body, await bearer('admin'))).json();
    };
    for (const batchId of ['first-batch-of-walls', 'first-batch-of-walls', 'other-batch-of-walls']) {
      expect(await record(batchId, 'CSV')).toEqual({ data: { recordExport: { recorded: true } } });
    }
    expect(await record('no', 'CSV')).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    const { data } = await graphql('{ auditLines(filter: { subjects: [WALL] }) { nodes { count } } }');
    expect(data.auditLines.nodes.map(({ count }: { count: number }) => count).sort()).toEqual([1, 2]);
  });

  it('says that a token is rejected', async () => {
    const response = await post('/graphql', '{"query":"{ projects { id } }"}', {
      authorization: 'Bearer forged',
    });
    expect(await response.json()).toMatchObject({ errors: [{ message: 'Invalid access token detected' }] });
  });

  it('points at the place of a mistake in the document, without a stack trace', async () => {
    const { status, errors } = await graphql('{ projects { colour } }');
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { locations: [{ line: 1, column: 14 }], extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
    expect(Object.keys(errors[0].extensions)).toEqual(['code']);
    expect(JSON.stringify(errors)).not.toContain('stacktrace');
  });

  it('refuses a document of more than 2,000 tokens', async () => {
    const { errors } = await graphql(`{ ${'viewer { id } '.repeat(600)} }`);
    expect(errors[0].message).toContain('2000 tokens');
  });

  it('shows the schema to signed-in users only', async () => {
    const { status, errors } = await graphql('{ __schema { queryType { name } } }', {}, 'guest');
    expect(status).toBe(401);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    // Probes of GraphQL over HTTP ask so: a guest is told that no type has the name.
    const byName =
      'query ($name: String!) { a: __type(name: "Camera") { name } b: __type(name: $name) { name } }';
    expect(await graphql(byName, { name: 'Camera' }, 'guest')).toEqual({
      status: 200,
      data: { a: null, b: null },
    });
    const { data } = await graphql('{ __schema { queryType { name } } }', {}, 'staff');
    expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  it('refuses forms of other sites: they cannot send JSON', async () => {
    const response = await post('/graphql', 'query={viewer{id}}', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(400);
  });

  it('answers 400 in JSON to a body that is no JSON', async () => {
    const response = await post('/graphql', '{"query": ');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('answers 413 in JSON to a body above 100 kB', async () => {
    const response = await post('/graphql', JSON.stringify({ query: ' '.repeat(110_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'The body may have at most 100 kB.', extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
    });
  });
});

describe('/api', () => {
  it('answers the documented paths', async () => {
    const response = await get('/api/project-dashboard-app/projects', await bearer('staff'));
    expect(response.status).toBe(200);
    expect(await response.json()).toContainEqual({ id: expect.any(String), name: expect.any(String) });
  });

  it('reads a body on GET, as documented, the same by POST, and no password in an address', async () => {
    const body = '{"email":"staff","password":"staff"}';
    const { status, text } = await getWithBody('/api/auth', body);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ user: { uid: 'user-staff' } });
    expect(await (await post('/api/auth', body)).json()).toMatchObject({ user: { uid: 'user-staff' } });
    expect((await get('/api/auth?email=staff&password=staff')).status).toBe(400);
  });

  it('answers 404 in JSON to a path that is not there', async () => {
    const response = await get('/api/no/such/path');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: {
        code: 'NOT_FOUND',
        message: 'There is no path /api/no/such/path; /api/openapi.json lists those that are.',
      },
    });
  });

  it('answers 400 and 413 in JSON to bodies that cannot be read', async () => {
    const broken = await post('/api/auth', '{"email": ');
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
    const large = await post('/api/auth', JSON.stringify({ email: 'x'.repeat(110_000) }));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  it('answers what has no body without saying that it is JSON', async () => {
    const response = await post(
      '/api/mail-app/set-folder',
      '{"selectedMailIds":["mail-1"],"folderId":3}',
      await bearer('admin'),
    );
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type') ?? '').not.toContain('json');
  });

  it('answers 405 with what is allowed', async () => {
    const response = await post('/api/project-dashboard-app/projects', '');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
});

describe('the log', () => {
  it('does not call unexpected what a caller did wrong', async () => {
    const response = await post('/graphql', '{"query": ');
    const id = String(response.headers.get('x-request-id'));
    expect(running().log.filter((line) => line.includes(id))).toHaveLength(1);
    expect(running().log.join()).not.toContain('"msg":"unexpected"');
  });

  it('tells of each request its id, method, path, status and time, and never what is secret', async () => {
    const response = await post('/api/auth?password=staff', '{"email":"staff","password":"staff"}');
    const { access_token } = (await response.json()) as { access_token: string };
    const id = response.headers.get('x-request-id');
    const line = running().log.find((text) => text.includes(String(id)));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      requestId: id,
      method: 'POST',
      path: '/api/auth',
      status: 200,
      ms: expect.any(Number),
    });
    const log = running().log.join();
    expect(log).not.toContain('password=');
    expect(log).not.toContain(access_token);
  });
});
