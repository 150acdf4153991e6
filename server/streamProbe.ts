import { type LookupAddress, type LookupAllOptions, lookup as lookupName } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { connect, type LookupFunction, type Socket } from 'node:net';
import tls from 'node:tls';
import type { ProbedStream, StreamProbe } from '~/resolvers/context.ts';
import {
  type Finding,
  fails,
  type HttpAnswer,
  interpretHttpAnswer,
  interpretRtspAnswer,
} from '~/resolvers/registry/probe.rules.ts';
import { isRefusedHost } from '~/resolvers/registry/refusedHosts.rules.ts';
import { askedPath, defaultPorts, hostOf } from '~/resolvers/registry/streamUrl.rules.ts';

/** How long a test takes at most, in milliseconds, and how much of an answer is read, in bytes. */
const PATIENCE = 5_000;
const MOST_BYTES = 64 * 1024;

/** The name resolves to an address that is never contacted. */
class RefusedAddressError extends Error {}

/** Checks the normalised spelling: a resolver may return ::ffff:169.254.169.254, or an address with a zone. */
function isRefused({ address, family }: LookupAddress): boolean {
  const host = hostOf(family === 6 ? `[${address}]` : address);
  return host === null || isRefusedHost(host);
}

/** Resolves names; Node's own function except in tests. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name and passes on the addresses that may be contacted: the connection is made to exactly the address that
 * was checked.
 */
const guarded =
  (resolve: Resolve): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error, []);
      else if (found.some(isRefused)) callback(new RefusedAddressError(), []);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

/** Why there was no answer, by the code of Node's error. */
function judgeError(error: unknown): Finding {
  if (error instanceof RefusedAddressError) return fails('REFUSED', 'ADDRESS_REFUSED');
  const { code = '', name } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return fails('TIMEOUT', 'CHECK_NETWORK');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return fails('DNS', 'CHECK_HOST');
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE')
    return fails('REFUSED', 'CHECK_PORT');
  if (/^(CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)) {
    return fails('TLS', 'CHECK_CERTIFICATE');
  }
  if (code.startsWith('HPE_')) return fails('CODEC', 'CHECK_KIND');
  return fails('TIMEOUT', 'CHECK_NETWORK');
}

function authorization({ credentials }: ProbedStream): Record<string, string> {
  if (!credentials) return {};
  const { userName, password, token } = credentials;
  if (token) return { authorization: `Bearer ${token}` };
  const pair = Buffer.from(`${userName ?? ''}:${password ?? ''}`).toString('base64');
  return { authorization: `Basic ${pair}` };
}

interface Asking {
  readonly lookup: LookupFunction;
  readonly signal: AbortSignal;
}

const bareHost = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

const portOf = ({ address: { scheme, port } }: ProbedStream): number => port ?? defaultPorts[scheme] ?? 0;

/** Asks once, follows no redirect, and reads only the beginning of the body. */
function askHttp(stream: ProbedStream, { lookup, signal }: Asking): Promise<HttpAnswer> {
  const { kind, address } = stream;
  const { request } = address.scheme === 'https' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request({
      host: bareHost(address.host),
      port: portOf(stream),
      path: askedPath(address.path),
      method: kind === 'WHEP' ? 'OPTIONS' : 'GET',
      headers: { accept: '*/*', 'accept-encoding': 'identity', ...authorization(stream) },
      lookup,
      agent: false,
      signal,
    });
    asked.once('error', reject);
    asked.once('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const { headers, statusCode = 0 } = response;
        const text = (value: unknown) => (typeof value === 'string' ? value : '');
        resolve({
          status: statusCode,
          contentType: text(headers['content-type']),
          signIn: text(headers['www-authenticate']),
          acceptPost: text(headers['accept-post']),
          body: Buffer.concat(chunks).toString('utf8'),
        });
        asked.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, MOST_BYTES - size));
        size += chunk.length;
        // A stream of pictures never ends: its first bytes are proof enough.
        if (kind === 'MJPEG' || size >= MOST_BYTES) finish();
      });
      response.once('end', finish);
      response.once('error', reject);
    });
    asked.end();
  });
}

function openSocket(stream: ProbedStream, { lookup }: Asking): Socket {
  const host = bareHost(stream.address.host);
  const where = { host, port: portOf(stream), lookup };
  // A server name may be no address.
  const servername = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
  return stream.address.scheme === 'rtsps' ? tls.connect({ ...where, ...servername }) : connect(where);
}

/** What is answered to RTSP's OPTIONS; no credential is sent. */
function askRtsp(stream: ProbedStream, asking: Asking): Promise<string> {
  const { scheme, host, path } = stream.address;
  return new Promise((resolve, reject) => {
    const socket = openSocket(stream, asking);
    let text = '';
    const give = () => {
      resolve(text);
      socket.destroy();
    };
    const { signal } = asking;
    signal.addEventListener('abort', () => socket.destroy(signal.reason), { once: true });
    socket.once('error', reject);
    socket.once(scheme === 'rtsps' ? 'secureConnect' : 'connect', () => {
      socket.write(
        `OPTIONS ${scheme}://${host}:${portOf(stream)}${askedPath(path)} RTSP/1.0\r\nCSeq: 1\r\n\r\n`,
      );
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n') || text.length > MOST_BYTES) give();
    });
    socket.once('end', give);
  });
}

/**
 * Asks devices from the server. Redirects are not followed, no more than 64 kB are read, and a test ends after five
 * seconds. Private addresses are where cameras live and are asked; see `isRefusedHost` for those that are not.
 */
export function createServerProbe(
  clock: () => number,
  patience = PATIENCE,
  resolve: Resolve = lookupName,
): StreamProbe {
  return {
    testedBy: 'SERVER',
    async test(stream) {
      const begun = clock();
      const asking = { signal: AbortSignal.timeout(patience), lookup: guarded(resolve) };
      const finding = isRefusedHost(stream.address.host)
        ? fails('REFUSED', 'ADDRESS_REFUSED')
        : await (stream.kind === 'RTSP'
            ? askRtsp(stream, asking).then(interpretRtspAnswer)
            : askHttp(stream, asking).then((answer) => interpretHttpAnswer(stream.kind, answer))
          ).catch(judgeError);
      return { ...finding, milliseconds: finding.reason === 'TIMEOUT' ? null : clock() - begun };
    },
  };
}
