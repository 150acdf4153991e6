import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { storeAccount } from '~/resolvers/chat/chat.service.ts';
import type { Environment, Setup } from '~/resolvers/context.ts';
import { joinTeam } from '~/resolvers/organisation/team.service.ts';
import { newUser } from '~/resolvers/session/newUser.ts';

export interface AdminAccount {
  readonly email: string;
  readonly password: string;
}

type Parts = Pick<Environment, 'store' | 'newId' | 'passwords'>;

/** Makes the named administrator where there is no user yet. Resolves with whether it was made. */
export async function makeFirstAdmin(parts: Parts, { email, password }: AdminAccount): Promise<boolean> {
  const user = await newUser(parts, { displayName: email, email, password }, ['ADMIN']);
  return parts.store.transaction(async (tx) => {
    if ((await tx.users.count()) > 0) return false;
    await storeAccount(tx, await joinTeam(tx, parts, user));
    return true;
  });
}

export interface OneTimeSetup extends Setup {
  /** A page that makes the first administrator, for the log. The token stands after the #: no proxy logs it. */
  link(url: string): string;
}

/** The right to make the first administrator, for whoever can read the log of this process. */
export function createSetup(): OneTimeSetup {
  const token = randomBytes(32).toString('base64url');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return {
    accepts: (given) => timingSafeEqual(digest(given), digest(token)),
    link: (url) => `${url}/setup#token=${token}`,
  };
}
