import type { Context } from '../context.ts';
import { plainName, skeletonOf } from './names.rules.ts';
import type { UserRow } from './session.rows.ts';
import { defaultShortcuts, normalised, type Registration } from './session.rules.ts';

/** The row of a new account of ours, not yet kept. The registration keeps the rules. */
export async function newUser(
  { newId, passwords }: Pick<Context, 'newId' | 'passwords'>,
  input: Registration,
  roles: UserRow['roles'],
): Promise<UserRow> {
  const email = normalised(input.email);
  const displayName = plainName(input.displayName);
  return {
    id: newId(),
    from: 'JWT',
    subject: null,
    userName: email,
    email,
    displayName,
    nameSkeleton: skeletonOf(displayName),
    photoURL: '',
    passwordHash: await passwords.hash(input.password),
    roles,
    shortcuts: defaultShortcuts,
    settings: {},
    memberId: null,
  };
}
