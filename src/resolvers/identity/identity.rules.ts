import type { IdentityProvider } from '~/graphql/types.generated.ts';
import { isSafeAddress } from '~/lib/webAddress.ts';
import type { Identity, TokenFault } from '../context.ts';
import { plainName, skeletonOf } from '../session/names.rules.ts';
import type { UserRow } from '../session/session.rows.ts';
import { defaultShortcuts, isEmail, NAME_LIMIT, normalised } from '../session/session.rules.ts';

/** How the providers are called in sentences. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  FIREBASE: 'Firebase',
  AUTH0: 'Auth0',
  KAKAO: 'KakaoTalk',
};

const faults: Readonly<Record<TokenFault, string>> = {
  EXPIRED: 'it has expired',
  AUDIENCE: 'it was made for somebody else',
  ISSUER: 'somebody else made it',
  SIGNATURE: 'its signature is not theirs',
  NONCE: 'it answers another request',
  MALFORMED: 'it cannot be read',
};

/** Why a provider's token opens nothing, as a sentence. */
export const faultSentence = (provider: IdentityProvider, fault: TokenFault): string =>
  `The ID token of ${providerNames[provider]} is refused: ${faults[fault]}.`;

/**
 * The address of an account: what the provider says, or, where people need not tell it, one that nobody can have
 * (RFC 2606) and that differs for each person.
 */
export function addressOf(provider: IdentityProvider, { email, subject }: Identity): string {
  const given = normalised(email);
  if (isEmail(given)) return given;
  const local = [...new TextEncoder().encode(subject)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${provider.toLowerCase()}-${local.join('').slice(0, 48)}@no-address.invalid`;
}

/** The row of the account of somebody whom a provider knows, not yet kept. It has no password that would verify. */
export function accountOf(
  id: string,
  provider: IdentityProvider,
  identity: Identity,
  roles: UserRow['roles'],
): UserRow {
  const email = addressOf(provider, identity);
  const told = plainName(identity.displayName.replace(/[<>]/g, ''));
  const displayName = (told || email.split('@')[0] || provider).slice(0, NAME_LIMIT);
  return {
    id,
    from: provider,
    subject: identity.subject,
    userName: email,
    email,
    displayName,
    nameSkeleton: skeletonOf(displayName),
    // A provider's data are trusted no more than a person's input: only safe picture addresses are taken.
    photoURL: isSafeAddress(identity.photoURL, { http: true }) ? identity.photoURL : '',
    passwordHash: '',
    roles,
    shortcuts: defaultShortcuts,
    settings: {},
    memberId: null,
  };
}

/** The account under a unique name: the e-mail address is added to tell it from one with a similar name. */
export function withUniqueName(user: UserRow): UserRow {
  const apart = ` · ${user.email}`.slice(0, NAME_LIMIT - 1);
  const displayName = user.displayName.slice(0, NAME_LIMIT - apart.length) + apart;
  return { ...user, displayName, nameSkeleton: skeletonOf(displayName) };
}
