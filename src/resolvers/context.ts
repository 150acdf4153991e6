import type {
  ConnectionAdvice,
  ConnectionOutcome,
  ConnectionTester,
  IdentityProvider,
  Role,
  StatusReason,
  StreamKind,
} from '~/graphql/types.generated.ts';
import type { Blobs } from '~/store/blobs.ts';
import type { Store } from '~/store/tables.ts';
import { readBatchId } from './audit/batchId.rules.ts';
import type { Events } from './events.ts';
import type { FleetHealth } from './fleetHealth.ts';
import { officeWatcher } from './office/office.changes.ts';
import { operationStore, type Writes } from './operationStore.ts';
import type { UserSessionRow } from './session/session.rows.ts';

/** Who asks; null for a guest. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly Role[];
  /** The viewer's team member, whom activity logs name. */
  readonly memberId: string | null;
}

/** Makes and reads access tokens. */
export interface Tokens {
  /** A token that says that it was issued at `now` (milliseconds since 1970) and when it expires. */
  issue(claims: TokenClaims, now: number): Promise<string>;
  /** The claims of a genuine token that has not expired at `now`; null for any other. */
  verify(token: string, now: number): Promise<TokenClaims | null>;
}

/** The user and the session of a token: a session can be ended before its token expires. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970, whole seconds. */
  readonly expiresAt: number;
}

/** Hashes passwords with a salt; the hash says how it was made. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Whether the hash was made in an older way than new ones: replace it when the password is known. */
  isOutdated(hash: string): boolean;
}

/** Encrypts texts that must stay unreadable to whoever has the stored data. */
export interface Secrets {
  /** @param place what the text belongs to: it can be decrypted for that place only */
  seal(text: string, place: string): Promise<string>;
  /**
   * The text; null when its key is missing, when it was encrypted for another place, or when it was changed. A text
   * that was never encrypted is returned as it is: earlier versions stored it so.
   */
  open(sealed: string, place: string): Promise<string | null>;
  /** Whether it was never encrypted, or with another key than the current one. */
  isOutdated(sealed: string): Promise<boolean>;
}

/** What a sign-in provider says about a person. */
export interface Identity {
  /** The provider's permanent id of the person. */
  readonly subject: string;
  /** Empty when the provider does not tell it. */
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
}

/** Why an ID token is refused. */
export type TokenFault = 'EXPIRED' | 'AUDIENCE' | 'ISSUER' | 'SIGNATURE' | 'NONCE' | 'MALFORMED';

/** The result of checking an ID token. `closed`: sign-in with this provider is not configured. */
export type Verification =
  | { readonly identity: Identity }
  | { readonly fault: TokenFault }
  | { readonly unreachable: true }
  | { readonly closed: true };

/** Asks sign-in providers whether their ID tokens are genuine and meant for us. */
export interface Providers {
  /**
   * @param nonce that the token must carry; null where the provider's own library gave the token, for it has none
   * @param now milliseconds since 1970
   */
  verify(provider: IdentityProvider, token: string, nonce: string | null, now: number): Promise<Verification>;
}

/** Makes the first administrator of an installation without users: whoever can read the server's log. */
export interface Setup {
  /** Whether this is the token that stands in the log. */
  accepts(token: string): boolean;
}

/** A stream that is to be tested. */
export interface ProbedStream {
  readonly kind: StreamKind;
  readonly address: {
    readonly scheme: string;
    readonly host: string;
    readonly port: number | null;
    readonly path: string;
  };
  readonly credentials: {
    readonly userName: string | null;
    readonly password: string | null;
    readonly token: string | null;
  } | null;
}

/** The result of the test. No field ever holds a credential. */
export interface ProbeResult {
  readonly outcome: ConnectionOutcome;
  readonly reason: StatusReason | null;
  readonly advice: ConnectionAdvice;
  /** Until the answer; null when there was none. */
  readonly milliseconds: number | null;
}

/** Asks a device whether it answers, from where the API runs. */
export interface StreamProbe {
  readonly testedBy: ConnectionTester;
  /** Resolves within five seconds, and never rejects because of the device. */
  test(stream: ProbedStream): Promise<ProbeResult>;
}

/** What the pages' content policy says of streams, wherever the pages come from. */
export interface MediaPolicySettings {
  /** Origins that the environment names. */
  readonly fixed: readonly string[];
  /** Whether the policy of the next page is made from what the store holds, too. */
  readonly changeable: boolean;
}

/** Who is connected to the chat, wherever. */
export interface Presence {
  /** A tab of the account listens to its messages. Resolves, when others can know, with the function that ends that. */
  readonly arrive: (userId: string) => Promise<() => void>;
  /** Writes what has become due; to be called every `PRESENCE_EVERY` milliseconds (chat.connections.ts). */
  readonly beat: () => Promise<void>;
  /** Nobody is connected here any more. */
  readonly close: () => Promise<void>;
}

/** Everything that a resolver may know about its environment. Made for each operation. */
export interface Context {
  readonly store: Store;
  /** The bytes of what people send. Waits for nothing that a transaction of the store holds. */
  readonly blobs: Blobs;
  /** Counts the operation's writes; cached reads from before a write are read again (`base/batch.ts`). */
  readonly writes: Writes;
  readonly fleetHealth: FleetHealth;
  readonly events: Events;
  readonly presence: Presence;
  readonly viewer: Viewer | null;
  /** The session in which the viewer asks; null for a guest and for the program itself. */
  readonly session: UserSessionRow | null;
  /** The operation came with a token that is forged, expired, without a user, or of a session that has ended. */
  readonly tokenRejected: boolean;
  /** What the caller named several calls that do one thing by (`extensions.batchId`); null for a call of its own. */
  readonly batchId: string | null;
  /** Milliseconds since 1970; the same during the whole operation. */
  readonly now: number;
  readonly newId: () => string;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly providers: Providers;
  /** Seals the credentials of streams. */
  readonly secrets: Secrets;
  readonly streamProbe: StreamProbe;
  /** Roles of newly registered accounts (specification, shell §6: admin where the data are the visitor's own). */
  readonly newAccountRoles: readonly Role[];
  /** Who may make an account: anybody, whoever is invited, or nobody. */
  readonly registration: 'OPEN' | 'INVITE' | 'CLOSED';
  /** From where pages may fetch pictures besides what administrators allow. */
  readonly mediaPolicy: MediaPolicySettings;
  /** Null when no set-up is needed: in the demo, and when there were users at the start. */
  readonly setup: Setup | null;
}

/** What stays the same from one operation to the next: the composition roots build it once. */
export type Environment = Omit<
  Context,
  'viewer' | 'session' | 'tokenRejected' | 'batchId' | 'now' | 'writes'
> & {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
};

/** Who asks: the bearer of a token, a guest (null), or this program itself in the name of a user. */
export type Caller = string | null | { readonly userId: string };

/** The session that a token proves; undefined when the token is forged or expired, or the session ended. */
export async function readSession(
  { store, tokens }: Pick<Environment, 'store' | 'tokens'>,
  token: string,
  now: number,
): Promise<UserSessionRow | undefined> {
  const claims = await tokens.verify(token, now);
  const row = claims ? await store.sessions.get(claims.sessionId) : undefined;
  return row && row.userId === claims?.userId && row.revokedAt === null && row.expiresAt > now
    ? row
    : undefined;
}

/** The context of one operation. */
export async function createContext(environment: Environment, caller: Caller): Promise<Context> {
  const { clock, ...rest } = environment;
  const now = clock();
  const session = typeof caller === 'string' ? ((await readSession(rest, caller, now)) ?? null) : null;
  const userId = session?.userId ?? (typeof caller === 'object' ? caller?.userId : undefined);
  const user = userId === undefined ? undefined : await rest.store.users.get(userId);
  const viewer = user ? { id: user.id, roles: user.roles, memberId: user.memberId } : null;
  return {
    ...rest,
    ...operationStore(
      rest.store,
      // The writes are kept when they are told of: nothing is waited for.
      officeWatcher((write) => rest.events.publish({ whenKept: (task) => task() }, 'officeChanged', write)),
    ),
    now,
    viewer,
    session,
    tokenRejected: caller !== null && viewer === null,
    batchId: null,
  };
}

/** The context of an operation that is sent with this batch. Throws BAD_USER_INPUT for another form than a batch has. */
export const inBatch = (context: Context, sent: unknown): Context => ({
  ...context,
  batchId: readBatchId(sent),
});
