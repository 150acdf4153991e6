import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ProbedStream } from '~/resolvers/context.ts';
import { createServerProbe, type Resolve } from '../../server/streamProbe.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

const device = (answer: RequestListener) => listening(createServer(answer));

/** A device that answers the first line that it is told. */
const rtspDevice = (answer: string) =>
  listening(
    createTcpServer((socket) => {
      socket.once('data', () => socket.end(answer));
    }),
  );

const probe = createServerProbe(Date.now, 500);

const ask = (
  kind: ProbedStream['kind'],
  port: number,
  stream: Partial<ProbedStream> & { host?: string; scheme?: string } = {},
) => {
  const { host = '127.0.0.1', scheme = kind === 'RTSP' ? 'rtsp' : 'http', credentials = null } = stream;
  return probe.test({ kind, address: { scheme, host, port, path: '/live' }, credentials });
};

describe('the server asks a device', () => {
  test('for a playlist', async () => {
    const port = await device((_, response) => response.end('#EXTM3U\n#EXT-X-VERSION:3\n'));
    expect(await ask('HLS', port)).toMatchObject({ outcome: 'WORKS', reason: null, advice: 'PICTURES' });
  });

  test('for pictures that never end', async () => {
    const port = await device((_, response) => {
      response.setHeader('content-type', 'multipart/x-mixed-replace; boundary=frame');
      response.write('--frame\r\n');
    });
    expect(await ask('MJPEG', port)).toMatchObject({ outcome: 'WORKS', advice: 'PICTURES' });
  });

  test('by OPTIONS, so that nothing begins to play', async () => {
    const methods: unknown[] = [];
    const port = await device((request, response) => {
      methods.push(request.method);
      response.setHeader('accept-post', 'application/sdp').writeHead(204).end();
    });
    expect(await ask('WHEP', port)).toMatchObject({ outcome: 'WORKS', advice: 'WHEP_ANSWERS' });
    expect(methods).toEqual(['OPTIONS']);
  });

  test('in RTSP, and says that path and password are not known by that', async () => {
    const port = await rtspDevice('RTSP/1.0 200 OK\r\nCSeq: 1\r\n\r\n');
    expect(await ask('RTSP', port)).toMatchObject({
      outcome: 'UNKNOWN',
      reason: null,
      advice: 'RTSP_ANSWERS',
    });
  });

  test.each(['HLS', 'RTSP'] as const)(
    'over %s for the letters of its path, percent-encoded',
    async (kind) => {
      const told = new Promise<string>((resolve) => {
        const server = createTcpServer((socket) => {
          socket.once('data', (lines) => {
            resolve(lines.toString('latin1').split('\r\n', 1)[0] ?? '');
            socket.end();
          });
        });
        void listening(server).then((port) => {
          const scheme = kind === 'RTSP' ? 'rtsp' : 'http';
          const address = { scheme, host: '127.0.0.1', port, path: '/Kamera Süd/100%?x=%41' };
          return probe.test({ kind, address, credentials: null });
        });
      });
      expect(await told).toContain('/Kamera%20S%C3%BCd/100%25?x=%41 ');
    },
  );

  test.each([
    ['user name and password', { userName: 'viewer', password: 'p:w' }, 'Basic dmlld2VyOnA6dw=='],
    ['a token', { token: 'abc' }, 'Bearer abc'],
  ])('with %s', async (_, given, expected) => {
    let sent: unknown;
    const port = await device((request, response) => {
      sent = request.headers.authorization;
      response.end('#EXTM3U');
    });
    await ask('HLS', port, { credentials: { userName: null, password: null, token: null, ...given } });
    expect(sent).toBe(expected);
  });
});

describe('the server says why there is nothing to see', () => {
  test.each([
    [401, {}, 'AUTH', 'CHECK_CREDENTIALS', 'FAILS'],
    [401, { 'www-authenticate': 'Digest realm="x", nonce="y"' }, null, 'OTHER_SIGN_IN', 'UNKNOWN'],
    [404, {}, 'NOT_FOUND', 'CHECK_PATH', 'FAILS'],
    [500, {}, 'ENGINE_DOWN', 'DEVICE_ERROR', 'FAILS'],
    [200, {}, 'CODEC', 'CHECK_KIND', 'FAILS'],
  ])('a status of %i %j', async (status, headers, reason, advice, outcome) => {
    const port = await device((_, response) => response.writeHead(status, headers).end('<html>'));
    expect(await ask('HLS', port)).toMatchObject({ outcome, reason, advice });
  });

  test('follows no redirect, wherever it leads', async () => {
    const asked: unknown[] = [];
    const port = await device((request, response) => {
      asked.push(request.url);
      response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    });
    expect(await ask('HLS', port)).toMatchObject({ outcome: 'FAILS', advice: 'REDIRECTED' });
    expect(asked).toEqual(['/live']);
  });

  test('a port at which nothing listens', async () => {
    const port = await device((_, response) => response.end());
    await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
    expect(await ask('HLS', port)).toMatchObject({ reason: 'REFUSED', advice: 'CHECK_PORT' });
    expect(await ask('RTSP', port)).toMatchObject({ reason: 'REFUSED', advice: 'CHECK_PORT' });
  });

  const named = (resolve: Resolve) => {
    const address = { scheme: 'http', host: 'camera.example', port: 80, path: '/' };
    return createServerProbe(Date.now, 500, resolve).test({ kind: 'HLS', address, credentials: null });
  };

  test('a name that nobody has', async () => {
    const unknown = Object.assign(new Error(), { code: 'ENOTFOUND' });
    expect(await named((_, __, callback) => callback(unknown, []))).toMatchObject({ reason: 'DNS' });
  });

  test('a name that leads to an address which is never asked', async () => {
    const found = ['10.0.0.5', '169.254.169.254'].map((address) => ({ address, family: 4 }));
    expect(await named((_, __, callback) => callback(null, found))).toMatchObject({
      outcome: 'FAILS',
      advice: 'ADDRESS_REFUSED',
    });
  });

  test.each([
    '::ffff:169.254.169.254',
    '2002:a9fe:a9fe::1',
    '64:ff9b::a9fe:a9fe',
    'fd00:ec2::254',
    'fe80::1%eth0',
  ])('a name that leads to %s, where one of these hides', async (address) => {
    expect(await named((_, __, callback) => callback(null, [{ address, family: 6 }]))).toMatchObject({
      outcome: 'FAILS',
      advice: 'ADDRESS_REFUSED',
    });
  });

  test('a device that stays silent', async () => {
    const port = await device(() => undefined);
    const answer = await ask('HLS', port);
    expect(answer).toMatchObject({ reason: 'TIMEOUT', advice: 'CHECK_NETWORK', milliseconds: null });
  });

  test('a port that does not speak TLS', async () => {
    const port = await device((_, response) => response.end());
    expect(await ask('HLS', port, { scheme: 'https' })).toMatchObject({
      reason: 'TLS',
      advice: 'CHECK_CERTIFICATE',
    });
  });

  test.each([
    ['RTSP/1.0 401 Unauthorized\r\n\r\n', 'AUTH', 'CHECK_CREDENTIALS'],
    ['RTSP/1.0 404 Not Found\r\n\r\n', 'NOT_FOUND', 'CHECK_PATH'],
    ['HTTP/1.1 400 Bad Request\r\n\r\n', 'CODEC', 'CHECK_KIND'],
  ])('an RTSP port that says %j', async (line, reason, advice) => {
    expect(await ask('RTSP', await rtspDevice(line))).toMatchObject({ outcome: 'FAILS', reason, advice });
  });

  test('reads no more than it needs of an answer without end', async () => {
    let sent = 0;
    const port = await device((_, response) => {
      const chunk = Buffer.alloc(16_384, 'x');
      const more = () => {
        while (!response.destroyed && sent < 100_000_000) {
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
      };
      response.on('drain', more);
      more();
    });
    expect(await ask('HLS', port)).toMatchObject({ reason: 'CODEC' });
    expect(sent).toBeLessThan(20_000_000);
  });

  test.each(['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]', '0.0.0.0'])(
    'never asks %s',
    async (host) => {
      expect(await ask('HLS', 80, { host })).toMatchObject({ outcome: 'FAILS', advice: 'ADDRESS_REFUSED' });
    },
  );
});
