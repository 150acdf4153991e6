import type { Role } from '~/graphql/types.generated.ts';
import { foldCase } from '~/lib/foldCase.ts';
import { isAllowed } from '../auth/roles.ts';
import type {
  NavigationBranch,
  NavigationCollapse,
  NavigationItem,
  NavigationLink,
  NavigationPage,
} from './items.ts';

/** At most so many suggestions (specification, shell §9). */
const suggestionLimit = 10;

/** Whether an address of ours leads to a screen. */
export type Answers = (path: string) => boolean;

/**
 * What somebody with these roles can open: items of others, items that lead nowhere, groups without items and dividers
 * that divide nothing are left out.
 */
export function visibleItems(
  items: readonly NavigationItem[],
  roles: readonly Role[],
  answers: Answers,
): NavigationItem[] {
  const visible = items.flatMap((item): NavigationItem[] => {
    if (!isAllowed(item.auth, roles)) return [];
    if (item.type === 'group' || item.type === 'collapse') {
      const children = visibleItems(item.children, roles, answers);
      const page = item.type === 'collapse' ? pageOf(item) : null;
      const opens = page && answers(page.url);
      if (children.length > 0) return [opens ? { ...item, children } : { ...withoutPage(item), children }];
      return opens ? [page] : [];
    }
    return item.type === 'item' && !answers(item.url) ? [] : [item];
  });
  return visible.filter((item, at) => item.type !== 'divider' || divides(visible, at));
}

/** Whether the divider at a place stands between items: an item right before it, and one anywhere behind it. */
const divides = (items: readonly NavigationItem[], at: number): boolean =>
  at > 0 && items[at - 1]?.type !== 'divider' && items.slice(at).some(({ type }) => type !== 'divider');

const withoutPage = ({ url: _, ...rest }: NavigationBranch & { readonly url?: string }): NavigationBranch =>
  rest;

/** The page of a collapse that has one, as an item. */
export function pageOf({ url, children: _, ...rest }: NavigationCollapse): NavigationPage | null {
  return url === undefined ? null : { ...rest, type: 'item', url, exact: true };
}

/** Everything that can be opened, in the order of the tree. */
export function openableItems(items: readonly NavigationItem[]): (NavigationPage | NavigationLink)[] {
  return items.flatMap((item) => {
    if (item.type === 'divider') return [];
    if (item.type === 'group') return openableItems(item.children);
    if (item.type === 'collapse') return [pageOf(item) ?? [], openableItems(item.children)].flat();
    return [item];
  });
}

/** The name of an item: its key's text, else its title (specification, shell §3). */
export const titleOf = (
  { translate, title }: { readonly translate?: string; readonly title?: string },
  translated: (key: string) => string,
): string => (translate ? translated(translate) : (title ?? ''));

const contains = (path: string, url: string, exact?: boolean): boolean =>
  path === url || (!exact && path.startsWith(`${url}/`));

/** Whether the path is the item's, below it, or below one of its children (specification, shell §4). */
export function isActive(item: NavigationItem, path: string): boolean {
  switch (item.type) {
    case 'item':
      return contains(path, item.url, item.exact);
    case 'collapse':
      return (
        (item.url !== undefined && contains(path, item.url)) ||
        item.children.some((child) => isActive(child, path))
      );
    case 'group':
      return item.children.some((child) => isActive(child, path));
    default:
      return false;
  }
}

/** Pixels before a nested item: 24 at level 0, else 40 and 16 a level, at most 80 (specification, shell §9). */
export const indentation = (level: number): number => (level === 0 ? 24 : Math.min(80, 40 + level * 16));

/** The items whose title holds the text, whatever its case: ten at most; the first ones for an empty text. */
export function suggestions<Item>(
  items: readonly Item[],
  title: (item: Item) => string,
  text: string,
): Item[] {
  const wanted = foldCase(text.trim());
  return items.filter((item) => foldCase(title(item)).includes(wanted)).slice(0, suggestionLimit);
}

/** A title in three parts, of which the second is what was searched for; null when it is not in it. */
export function matchIn(title: string, text: string): readonly [string, string, string] | null {
  const wanted = foldCase(text.trim());
  const at = wanted === '' ? -1 : foldCase(title).indexOf(wanted);
  if (at === -1) return null;
  return [title.slice(0, at), title.slice(at, at + wanted.length), title.slice(at + wanted.length)];
}
