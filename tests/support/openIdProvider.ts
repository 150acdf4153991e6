import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider from 'oidc-provider';

/** Somebody who has an account at the provider. */
interface Person {
  readonly name: string;
  /** Left out by people who do not tell it. */
  readonly email?: string;
}

const people: Readonly<Record<string, Person>> = {
  nadia: { name: 'Nadia Rahman', email: 'nadia@provider.example' },
  jisoo: { name: '지수' },
  // Has the address of an account of ours.
  mira: { name: 'Mira Aydın', email: 'admin@watchfloor.example' },
};

/** What we are called at the provider, and somebody else is. */
export const clientId = 'watchfloor';
export const otherClientId = 'somebody-else';

export interface OpenIdProvider {
  /** As its ID tokens name it; it is also where it answers. */
  readonly issuer: string;
  /** Key pair that signs its tokens. */
  readonly key: JWK;
  /** What it keeps of a person besides the name: of `/api/v2/users/{sub}`. */
  metadataOf(person: string): unknown;
  /** From now on changes of what it keeps are answered with an error. */
  refuseChanges(): void;
  stop(): Promise<void>;
}

const page = (
  uid: string,
) => `<!doctype html><html lang="en"><head><title>Provider</title><link rel="icon" href="data:,"></head><body><main>
<h1>Who are you?</h1><form method="post" action="/interaction/${uid}">
<label>Name <input name="person"></label> <button name="answer" value="yes">Continue</button>
<button name="answer" value="no">Refuse</button></form></main></body></html>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function createProvider(issuer: string, key: JWK): Provider {
  const client = (id: string) => ({
    client_id: id,
    redirect_uris: ['http://127.0.0.1/callback'],
    token_endpoint_auth_method: 'none' as const,
  });
  const provider = new Provider(issuer, {
    clients: [client(clientId), client(otherClientId)],
    jwks: { keys: [key] },
    cookies: { keys: ['of a test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    conformIdTokenClaims: false,
    scopes: ['openid', 'user_metadata', 'read:current_user', 'update:current_user_metadata'],
    claims: {
      openid: ['sub'],
      profile: ['name'],
      email: ['email'],
      profile_nickname: ['nickname'],
      profile_image: ['picture'],
      account_email: ['email'],
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 3600, IdToken: 3600, Interaction: 600, Session: 3600, Grant: 3600 },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id], nickname: people[id]?.name }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client: asking, session, params } = oidc;
      const grant = new oidc.provider.Grant({
        clientId: asking?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope(String(params?.scope ?? ''));
      await grant.save();
      return grant;
    },
  });
  // The dashboards of tests stand on ports that nobody knows beforehand.
  Object.assign(provider.Client.prototype, {
    redirectUriAllowed: (uri: string) => /^http:\/\/127\.0\.0\.1:\d+\/callback$/.test(uri),
  });
  return provider;
}

/** The part of Auth0's management API that the specification names (shell §7). */
function managementApi(provider: Provider) {
  const kept = new Map<string, unknown>();
  let refusing = false;
  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('access-control-allow-methods', 'GET, PATCH');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const token = await provider.AccessToken.find(
      (request.headers.authorization ?? '').replace('Bearer ', ''),
    );
    if (token?.accountId !== id) return void response.writeHead(401).end('{"message":"Invalid token"}');
    if (request.method === 'PATCH') {
      if (refusing) return void response.writeHead(429).end('{"message":"Global limit has been reached"}');
      kept.set(id, JSON.parse(await bodyOf(request)).user_metadata);
    }
    const { name, email } = people[id] ?? {};
    response.end(JSON.stringify({ username: name, email, user_metadata: kept.get(id) }));
  }
  return {
    answer,
    kept,
    refuse: () => {
      refusing = true;
    },
  };
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method === 'GET') {
    return void response.setHeader('content-type', 'text/html').end(page(uid));
  }
  const form = new URLSearchParams(await bodyOf(request));
  const refusal = { error: 'access_denied', error_description: 'The person refused.' };
  const result =
    form.get('answer') === 'no' ? refusal : { login: { accountId: form.get('person') ?? 'nadia' } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/**
 * A real OpenID provider on a free port, whose people say their name and are believed.
 * @param parts a key of another provider, or another name in its tokens
 */
export async function startOpenIdProvider(parts: { readonly key?: JWK } = {}): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = parts.key ?? { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'of a test' };
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async () => undefined;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, key);
  const management = managementApi(provider);
  const callback = provider.callback();
  handle = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    const user = /^\/api\/v2\/users\/(.+)$/.exec(pathname)?.[1];
    if (user !== undefined) await management.answer(request, response, decodeURIComponent(user));
    else if (pathname.startsWith('/interaction/')) await interact(provider, request, response);
    else await callback(request, response);
  };
  return {
    issuer,
    key,
    metadataOf: (person) => management.kept.get(person),
    refuseChanges: management.refuse,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
