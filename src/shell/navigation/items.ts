import type { ReactNode } from 'react';
import type { Role } from '~/graphql/types.generated.ts';
import { hasRole } from '../auth/session.ts';

/** The navigation's data (specification, shell §3). `text` is a key of the shell's texts. */
export type NavigationItem = NavigationGroup | NavigationLink;

interface Base {
  readonly id: string;
  readonly text: string;
  /** The least role that sees it; everyone signed in when left out. */
  readonly requires?: Role;
}

export interface NavigationGroup extends Base {
  readonly type: 'group';
  readonly children: readonly NavigationLink[];
}

export interface NavigationLink extends Base {
  readonly type: 'item';
  readonly icon: ReactNode;
  readonly to: string;
  /** Only this path marks it as the current one, not those below. */
  readonly exact?: boolean;
}

const allowed = (roles: readonly Role[], { requires }: Base) => !requires || hasRole(roles, requires);

/** What somebody with these roles sees; a group without items is left out. */
export function visibleItems(items: readonly NavigationItem[], roles: readonly Role[]): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    if (!allowed(roles, item)) return [];
    if (item.type === 'item') return [item];
    const children = item.children.filter((child) => allowed(roles, child));
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
