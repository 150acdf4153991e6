import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly password: string;
  displayName?: string;
  disabled?: boolean;
}

export interface FirebaseStandIn {
  readonly url: string;
  /** The variables that make the product use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Makes an account there. */
  add(account: { email: string; password: string; displayName: string; disabled?: boolean }): void;
  /** What the database holds. */
  readonly kept: ReadonlyMap<string, unknown>;
  stop(): Promise<void>;
}

const projectId = 'watchfloor-test';
const issuer = `https://securetoken.google.com/${projectId}`;

class Refusal extends Error {}

const refuse = (message: string): never => {
  throw new Refusal(message);
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const part of request) text += String(part);
  if (request.headers['content-type']?.includes('urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return text === '' ? {} : JSON.parse(text);
}

/**
 * Google's Identity Toolkit and the REST interface of the realtime database, as far as the SDK's sign-in with address and
 * password asks for them: the paths and answers of the Auth emulator, with tokens that are signed.
 */
export async function startFirebaseStandIn(): Promise<FirebaseStandIn> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const accounts = new Map<string, Account>();
  const kept = new Map<string, unknown>();

  const tokensOf = async ({ localId, email, displayName }: Account) => {
    const idToken = await new SignJWT({ email, ...(displayName ? { name: displayName } : {}) })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(issuer)
      .setAudience(projectId)
      .setSubject(localId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    return { idToken, refreshToken: localId, expiresIn: '3600', localId, email };
  };
  const byId = (id: string | undefined): Account =>
    [...accounts.values()].find(({ localId }) => localId === id) ?? refuse('USER_NOT_FOUND');
  const byToken = ({ idToken = '' }: Record<string, string>): Account =>
    byId(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).sub);

  const calls: Readonly<Record<string, (body: Record<string, string>) => Promise<unknown> | unknown>> = {
    'accounts:signInWithPassword': ({ email = '', password }) => {
      const account = accounts.get(email) ?? refuse('EMAIL_NOT_FOUND');
      if (account.disabled) refuse('USER_DISABLED');
      if (account.password !== password) refuse('INVALID_PASSWORD');
      return tokensOf(account);
    },
    'accounts:signUp': ({ email = '', password = '' }) => {
      if (accounts.has(email)) refuse('EMAIL_EXISTS');
      // Of length alone our own form says enough: a project may refuse what is too common, too.
      if (password.length < 6 || password === '12345678')
        refuse('WEAK_PASSWORD : Password should be at least 6 characters');
      const account = { localId: randomUUID(), email, password };
      accounts.set(email, account);
      return tokensOf(account);
    },
    'accounts:update': (body) => {
      const account = byToken(body);
      if (body.displayName) account.displayName = body.displayName;
      return tokensOf(account).then((tokens) => ({ ...tokens, displayName: account.displayName }));
    },
    'accounts:lookup': (body) => ({ users: [{ ...byToken(body), emailVerified: false }] }),
    token: async ({ refresh_token: id }) => {
      const { idToken, ...tokens } = await tokensOf(byId(id));
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: tokens.refreshToken,
        expires_in: '3600',
        user_id: id,
      };
    },
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    response.setHeader('content-type', 'application/json');
    const answer = async (): Promise<unknown> => {
      if (request.method === 'OPTIONS') return {};
      if (pathname === '/jwks')
        return { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }] };
      const uid = /^\/users\/(.+)\/data\.json$/.exec(pathname)?.[1];
      const body = await bodyOf(request);
      if (uid !== undefined) {
        if (byToken({ idToken: searchParams.get('auth') ?? '' }).localId !== uid) refuse('Permission denied');
        if (request.method === 'PUT') kept.set(uid, body);
        return kept.get(uid) ?? null;
      }
      return calls[pathname.split('/').at(-1) ?? '']?.(body) ?? refuse('NOT_FOUND');
    };
    answer().then(
      (value) => response.end(JSON.stringify(value)),
      (error: Error) =>
        response.writeHead(400).end(JSON.stringify({ error: { code: 400, message: error.message } })),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    environment: {
      FIREBASE_API_KEY: 'test',
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_DATABASE_URL: url,
      FIREBASE_AUTH_URL: url,
      FIREBASE_JWKS_URL: `${url}/jwks`,
    },
    add: ({ email, ...rest }) => void accounts.set(email, { localId: randomUUID(), email, ...rest }),
    kept,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
