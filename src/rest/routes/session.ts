import { z } from 'zod';
import { defineRoute, type Route } from '../route.ts';
import { entity } from './fields.ts';
import {
  RestLoginDocument,
  RestRefreshSessionDocument,
  RestRegisterDocument,
  type RestSessionFragment,
  RestSetupDocument,
  RestUpdateUserDocument,
  type RestUserFragment,
} from './session.generated.ts';

const tag = 'Sign-in' as const;

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

const invited = registration.extend({
  invitation: text('the token of an invitation, where registering needs one').optional(),
});

const proof = z.object({ access_token: text('the access token that is still valid') });

const setup = registration.extend({ token: text('the setup token of the log') });

const account = z.object({
  user: z.object(
    {
      uid: text('the id of the account').optional(),
      data: z.object(
        {
          displayName: text('the name to be shown').optional(),
          photoURL: text('the address of the picture').optional(),
          settings: z
            .record(z.string(), z.unknown(), { error: 'Send the settings as an object.' })
            .optional(),
          shortcuts: z.array(text('each shortcut'), { error: 'Send the shortcuts as a list.' }).optional(),
        },
        { error: 'Send user.data as an object.' },
      ),
    },
    { error: 'Send the user as an object.' },
  ),
});

const user = entity('User', {
  uid: z.string(),
  from: z.enum(['jwt', 'firebase', 'auth0', 'kakao']),
  role: z.array(z.enum(['admin', 'staff', 'user'])),
  data: z.strictObject({
    displayName: z.string(),
    photoURL: z.string(),
    email: z.string(),
    settings: z.record(z.string(), z.unknown()),
    shortcuts: z.array(z.string()),
  }),
});

const session = entity('Session', { user, access_token: z.string() });

const refusal = entity('FormRefusal', {
  error: z.record(z.string(), z.string()).describe('What is wrong, by the name of the field.'),
});

const outcome = z.union([session, refusal]).meta({ id: 'SignInOutcome' });
const changed = z.union([z.strictObject({ user }), refusal]);

const lower = <Text extends string>(value: Text) => value.toLowerCase() as Lowercase<Text>;

const userReply = ({
  id,
  from,
  roles,
  displayName,
  photoURL,
  email,
  settings,
  shortcuts,
}: RestUserFragment): z.input<typeof user> => ({
  uid: id,
  from: lower(from),
  role: roles.map(lower),
  data: { displayName, photoURL, email, settings, shortcuts },
});

const sessionReply = (given: RestSessionFragment): z.input<typeof session> => ({
  user: userReply(given.user),
  access_token: given.accessToken,
});

interface Payload {
  readonly session: RestSessionFragment | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

const refusalReply = (errors: Payload['errors']): z.input<typeof refusal> => ({
  error: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
});

/** Refusals are data with status 200, keyed by field, as the predecessor's clients expect them. */
const outcomeReply = (payload: Payload): z.input<typeof outcome> =>
  payload.session ? sessionReply(payload.session) : refusalReply(payload.errors);

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
  refuses: [401],
  summary: 'Exchanges a valid access token for its user and a fresh token',
  tag,
  public: true,
  query: nothing,
  body: proof,
  answer: session,
  document: RestRefreshSessionDocument,
  variables: ({ body }) => ({ accessToken: body.access_token }),
  reply: ({ refreshSession }) => sessionReply(refreshSession.session),
});

const register = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  operationId: 'register',
  refuses: [403, 409],
  summary: 'Creates an account and signs it in',
  tag,
  public: true,
  query: nothing,
  body: invited,
  answer: outcome,
  document: RestRegisterDocument,
  variables: ({ body }) => body,
  reply: ({ register: payload }) => outcomeReply(payload),
});

const firstAdmin = defineRoute({
  method: 'POST',
  path: '/api/auth/setup',
  operationId: 'setup',
  refuses: [403],
  summary: 'Makes the first administrator of a server without users and signs it in',
  tag,
  public: true,
  query: nothing,
  body: setup,
  answer: outcome,
  document: RestSetupDocument,
  variables: ({ body }) => body,
  reply: ({ setup: payload }) => outcomeReply(payload),
});

const update = defineRoute({
  method: 'POST',
  path: '/api/auth/user/update',
  operationId: 'updateUser',
  refuses: [403],
  summary:
    "Changes the caller's name, picture, settings and shortcuts; other parts of the user stay as they are",
  tag,
  query: nothing,
  body: account,
  answer: changed,
  document: RestUpdateUserDocument,
  variables: ({ body: { user: sent } }) => {
    const { displayName, photoURL, settings, shortcuts } = sent.data;
    return { input: { id: sent.uid, displayName, photoURL, settings, shortcuts } };
  },
  // Settings that are none have always been a call that cannot be read, unlike what people type into the form.
  errors: ({ updateUser: { errors } }) => errors.filter(({ field }) => field === 'settings'),
  reply: ({ updateUser: { user: after, errors } }) =>
    after ? { user: userReply(after) } : refusalReply(errors),
});

/** The documented calls on GET, and the same by POST for clients that cannot send a body with GET. */
export const sessionRoutes: readonly Route[] = [
  login,
  { ...login, method: 'POST', operationId: 'loginByPost' },
  refresh,
  { ...refresh, method: 'POST', operationId: 'refreshByPost' },
  register,
  firstAdmin,
  update,
];
