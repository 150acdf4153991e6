import type { Role } from '~/graphql/types.generated.ts';

/** A small word or number at the end of an item; its colours are the theme's unless it brings its own. */
export interface NavigationBadge {
  readonly title: string;
  readonly bg?: string;
  readonly fg?: string;
}

interface Base {
  readonly id: string;
  /** Who sees it (specification, shell §6); everyone when left out. */
  readonly auth?: readonly Role[];
}

interface Named extends Base {
  /** A key of the shell's texts, used instead of the title. An item has one of both. */
  readonly translate?: string;
  /** The name as it stands, for what is called the same in every language. */
  readonly title?: string;
  /** A name of `icons.tsx`. */
  readonly icon?: string;
  readonly badge?: NavigationBadge;
}

export interface NavigationGroup extends Named {
  readonly type: 'group';
  readonly children: readonly NavigationItem[];
}

export interface NavigationCollapse extends Named {
  readonly type: 'collapse';
  /** A page of its own, which its name opens; a button beside it shows the children. */
  readonly url?: string;
  readonly children: readonly NavigationItem[];
}

export interface NavigationPage extends Named {
  readonly type: 'item';
  readonly url: string;
  /** Only this path marks it as the current one, not those below. */
  readonly exact?: boolean;
}

export interface NavigationLink extends Named {
  readonly type: 'link';
  /** An address elsewhere. */
  readonly url: string;
  /** Default: a new tab. */
  readonly target?: string;
}

export interface NavigationDivider extends Base {
  readonly type: 'divider';
}

/** The navigation's data: the five types of the specification (shell §2). */
export type NavigationItem =
  | NavigationGroup
  | NavigationCollapse
  | NavigationPage
  | NavigationLink
  | NavigationDivider;

export type NavigationBranch = NavigationGroup | NavigationCollapse;
