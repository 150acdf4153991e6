import type { Role } from '~/graphql/types.generated.ts';

/** The specification's role sets (shell §6). */
export const roleSets = {
  admin: ['ADMIN'],
  staff: ['ADMIN', 'STAFF'],
  user: ['ADMIN', 'STAFF', 'USER'],
  onlyGuest: [],
} as const satisfies Record<string, readonly Role[]>;

/**
 * Whether somebody with these roles may open what requires `auth`: without a requirement everyone may; with an empty one
 * only guests, who have no role; otherwise one role must match (specification, shell §6).
 */
export function isAllowed(auth: readonly Role[] | undefined, roles: readonly Role[]): boolean {
  if (!auth) return true;
  return auth.length === 0 ? roles.length === 0 : roles.some((role) => auth.includes(role));
}
