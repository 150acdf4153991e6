import { DAY } from '../base/period.rules.ts';
import type { Context } from '../context.ts';
import type { InvitationRow } from './invitation.rows.ts';

/** How long an invitation can be used, in milliseconds. */
export const INVITATION_LIFETIME = 7 * DAY;

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A token that nobody guesses: 256 random bits. */
export const newToken = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** What is kept of a token: its SHA-256. */
export async function digestOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return hexOf(new Uint8Array(digest));
}

/** The invitation of the token; undefined when there is none, it was used or it has expired. */
export async function invitationOf(
  { invitations }: Pick<Context['store'], 'invitations'>,
  token: string,
  now: number,
): Promise<InvitationRow | undefined> {
  const row = await invitations.get(await digestOf(token));
  return row && row.expiresAt > now ? row : undefined;
}
