import { z } from 'zod';
import { defineRoute, type Route } from '../route.ts';
import {
  RestLoginDocument,
  RestRefreshSessionDocument,
  RestRegisterDocument,
  type RestSessionFragment,
} from './session.generated.ts';

const tag = 'Sign-in';

const text = (what: string) => z.string({ error: `Send ${what} as text.` }).describe(what);

const credentials = z.object({
  email: text('the e-mail address or user name'),
  password: text('the password'),
});

const registration = z.object({
  displayName: text('the name to be shown'),
  email: text('the e-mail address'),
  password: text('the password'),
});

const proof = z.object({ access_token: text('the access token that is still valid') });

const session = z.strictObject({
  user: z.strictObject({
    uid: z.string(),
    from: z.enum(['jwt', 'firebase', 'auth0']),
    role: z.array(z.enum(['admin', 'staff', 'user'])),
    data: z.strictObject({
      displayName: z.string(),
      photoURL: z.string(),
      email: z.string(),
      settings: z.strictObject({}).describe('Kept by the browser, not by the account.'),
      shortcuts: z.array(z.string()),
    }),
  }),
  access_token: z.string(),
});

const outcome = z.union([
  session,
  z.strictObject({
    error: z.record(z.string(), z.string()).describe('What is wrong, by the name of the field.'),
  }),
]);

const lower = <Text extends string>(value: Text) => value.toLowerCase() as Lowercase<Text>;

const sessionReply = ({ user, accessToken }: RestSessionFragment): z.input<typeof session> => ({
  user: {
    uid: user.id,
    from: lower(user.from),
    role: user.roles.map(lower),
    data: {
      displayName: user.displayName,
      photoURL: user.photoURL,
      email: user.email,
      settings: {},
      shortcuts: user.shortcuts,
    },
  },
  access_token: accessToken,
});

interface Payload {
  readonly session: RestSessionFragment | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** Refusals are data with status 200, keyed by field, as the predecessor's clients expect them. */
const outcomeReply = (payload: Payload): z.input<typeof outcome> =>
  payload.session
    ? sessionReply(payload.session)
    : { error: Object.fromEntries(payload.errors.map(({ field, message }) => [field, message])) };

const nothing = z.object({});

const login = defineRoute({
  method: 'GET',
  path: '/api/auth',
  operationId: 'login',
  summary: 'Signs in with e-mail address or user name, and password',
  tag,
  public: true,
  query: nothing,
  body: credentials,
  answer: outcome,
  document: RestLoginDocument,
  variables: ({ body }) => body,
  reply: ({ login: payload }) => outcomeReply(payload),
});

const refresh = defineRoute({
  method: 'GET',
  path: '/api/auth/access-token',
  operationId: 'refresh',
  summary: 'Exchanges a valid access token for its user and a fresh token',
  tag,
  public: true,
  query: nothing,
  body: proof,
  answer: session,
  document: RestRefreshSessionDocument,
  variables: ({ body }) => ({ accessToken: body.access_token }),
  reply: ({ refreshSession }) => sessionReply(refreshSession),
});

const register = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  operationId: 'register',
  summary: 'Creates an account and signs it in',
  tag,
  public: true,
  query: nothing,
  body: registration,
  answer: outcome,
  document: RestRegisterDocument,
  variables: ({ body }) => body,
  reply: ({ register: payload }) => outcomeReply(payload),
});

/** The documented calls on GET, and the same by POST for clients that cannot send a body with GET. */
export const sessionRoutes: readonly Route[] = [
  login,
  { ...login, method: 'POST', operationId: 'loginByPost' },
  refresh,
  { ...refresh, method: 'POST', operationId: 'refreshByPost' },
  register,
];
