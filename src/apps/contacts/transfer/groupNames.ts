import { foldCase } from '~/lib/foldCase.ts';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { GROUP_NAME_LIMIT, GROUPS_LIMIT } from '~/resolvers/contact/contact.rules.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';

/** Names that have the same key are one group: files of other programs write capitals as they like. */
export const groupKey = (name: string): string => foldCase(name.trim());

/** Names of groups as the one cell of a CSV file that holds them. */
export const groupsCell = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\;]/g, (each) => `\\${each}`)).join('; ');

/** The names in a cell of ours or of Outlook, apart by semicolons. */
export const namesInCell = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^\\;])+/g) ?? []).map((name) => name.replace(/\\(.)/g, '$1'));

/** The names in a cell of Google's; those of its own, which every contact has, begin with an asterisk. */
export const namesInGoogleCell = (cell: string): string[] =>
  cell.split(' ::: ').filter((name) => !name.startsWith('* '));

/** Each group once, and why one cannot be made. */
export function readGroups(names: readonly string[]): {
  readonly groups: string[];
  readonly left: Refusal[];
} {
  const named = new Map(names.map((name) => [groupKey(name), name.trim()]));
  named.delete('');
  const all = [...named.values()];
  const groups = all.filter((name) => name.length <= GROUP_NAME_LIMIT);
  const left = groups.length < all.length ? [refuse('groups', 'TOO_LONG', { most: GROUP_NAME_LIMIT })] : [];
  return { groups, left };
}

interface Known {
  readonly name: string;
}

/** The groups of the contacts that are not there yet, each once, as they are first written. */
export function newGroups(
  contacts: readonly { readonly groups: readonly string[] }[],
  known: readonly Known[],
): string[] {
  const there = new Set(known.map(({ name }) => groupKey(name)));
  const fresh = new Map<string, string>();
  for (const name of contacts.flatMap(({ groups }) => groups)) {
    const key = groupKey(name);
    if (!there.has(key) && !fresh.has(key)) fresh.set(key, name);
  }
  return [...fresh.values()];
}

/** Why the groups cannot be made: somebody keeps so many at most. */
export const newGroupsErrors = (fresh: readonly string[], known: readonly Known[]): Refusal[] =>
  fresh.length > 0 && known.length + fresh.length > GROUPS_LIMIT
    ? [refuse('groups', 'TOO_MANY', { most: GROUPS_LIMIT })]
    : [];
