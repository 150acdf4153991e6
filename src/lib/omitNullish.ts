/**
 * The fields of a patch that were sent. Null counts as not sent: use it for fields that cannot be empty, and look at
 * the others by themselves.
 */
export function omitNullish<Patch extends object>(
  patch: Patch,
): { [F in keyof Patch]?: NonNullable<Patch[F]> } {
  const sent = Object.entries(patch).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(sent) as { [F in keyof Patch]?: NonNullable<Patch[F]> };
}
