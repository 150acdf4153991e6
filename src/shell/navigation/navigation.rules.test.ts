import { describe, expect, it } from 'vitest';
import { roleSets } from '../auth/roles.ts';
import type { NavigationItem, NavigationPage } from './items.ts';
import {
  indentation,
  isActive,
  matchIn,
  openableItems,
  suggestions,
  titleOf,
  visibleItems,
} from './navigation.rules.ts';
import { navigationTree } from './tree.ts';

const everywhere = () => true;
const page = (id: string, url: string, rest: Partial<NavigationPage> = {}): NavigationPage => ({
  type: 'item',
  id,
  translate: id,
  url,
  ...rest,
});
const idsOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap((item) => ('children' in item ? [item.id, ...idsOf(item.children)] : [item.id]));

describe('the navigation tree', () => {
  const [applications, maintenance, info, apps, logout] = navigationTree;
  const urls = (item: NavigationItem | undefined) =>
    item && 'children' in item ? openableItems([item]).map(({ url }) => url) : [];

  it('holds Live View, Incident Report and Camera Health under Applications, and the map beside them', () => {
    expect(urls(applications)).toEqual([
      '/apps/live-view',
      '/apps/dashboards/project',
      '/apps/dashboards/analytics',
      '/apps/dashboards/map',
    ]);
  });

  it('holds Maintenance and Maintenance Schedule under Maintenance', () => {
    expect(urls(maintenance)).toEqual(['/pages/maintenance', '/pages/coming-soon']);
  });

  it('holds Profile, Faq, Knowledge Base and Changelog under Info, with the version on its badge', () => {
    expect(urls(info)).toEqual([
      '/pages/profile',
      '/pages/faq',
      '/pages/knowledge-base',
      '/documentation/changelog',
    ]);
    const changelog = info?.type === 'group' ? info.children.at(-1) : undefined;
    expect(changelog).toMatchObject({ badge: { title: '2.4.9' } });
  });

  it('has the apps that are not specified in a group below', () => {
    expect(apps).toMatchObject({ type: 'group', id: 'apps' });
    expect(urls(apps)).toContain('/apps/mail');
  });

  it('ends with Logout, which only signed-in users see', () => {
    expect(logout).toMatchObject({ id: 'logout', auth: roleSets.user });
    expect(idsOf(visibleItems(navigationTree, [], everywhere))).not.toContain('logout');
    expect(idsOf(visibleItems(navigationTree, ['USER'], everywhere))).toContain('logout');
  });

  it('names every item once', () => {
    const ids = idsOf(navigationTree);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what somebody sees', () => {
  it('is what their roles allow: everybody without a requirement, guests alone with an empty one', () => {
    const items = [
      page('open', '/open'),
      page('admin', '/admin', { auth: roleSets.admin }),
      page('staff', '/staff', { auth: roleSets.staff }),
      page('user', '/user', { auth: roleSets.user }),
      page('guest', '/guest', { auth: roleSets.onlyGuest }),
    ];
    const seen = (...roles: ('ADMIN' | 'STAFF' | 'USER')[]) => idsOf(visibleItems(items, roles, everywhere));
    expect(seen()).toEqual(['open', 'guest']);
    expect(seen('USER')).toEqual(['open', 'user']);
    expect(seen('STAFF')).toEqual(['open', 'staff', 'user']);
    expect(seen('ADMIN')).toEqual(['open', 'admin', 'staff', 'user']);
  });

  it('never leads nowhere: items without a screen, and groups without items, are left out', () => {
    const items: NavigationItem[] = [
      { type: 'group', id: 'full', translate: 'full', children: [page('a', '/a'), page('b', '/b')] },
      {
        type: 'group',
        id: 'empty',
        translate: 'empty',
        children: [{ type: 'collapse', id: 'inner', translate: 'inner', children: [page('b2', '/b')] }],
      },
    ];
    expect(idsOf(visibleItems(items, [], (path) => path === '/a'))).toEqual(['full', 'a']);
  });

  it('has no group that holds a line alone', () => {
    const group = { type: 'group', id: 'g', translate: 'g' } as const;
    expect(visibleItems([{ ...group, children: [{ type: 'divider', id: 'line' }] }], [], everywhere)).toEqual(
      [],
    );
  });

  it('has dividers between items alone, one at a place', () => {
    const line = (id: string): NavigationItem => ({ type: 'divider', id });
    const items = [
      line('0'),
      page('a', '/a'),
      line('1'),
      page('b', '/b'),
      line('2'),
      page('c', '/c'),
      line('3'),
    ];
    const seen = (...paths: string[]) => idsOf(visibleItems(items, [], (path) => paths.includes(path)));
    expect(seen('/a', '/b', '/c')).toEqual(['a', '1', 'b', '2', 'c']);
    expect(seen('/a', '/c')).toEqual(['a', '1', 'c']);
    expect(seen('/b')).toEqual(['b']);
    expect(seen()).toEqual([]);
  });
});

describe('an active item', () => {
  it('is one whose url is the current path, or above it', () => {
    expect(isActive(page('mail', '/apps/mail'), '/apps/mail')).toBe(true);
    expect(isActive(page('mail', '/apps/mail'), '/apps/mail/inbox')).toBe(true);
    expect(isActive(page('mail', '/apps/mail'), '/apps/mailing')).toBe(false);
  });

  it('is exact when it says so', () => {
    expect(isActive(page('mail', '/apps/mail', { exact: true }), '/apps/mail/inbox')).toBe(false);
    expect(isActive(page('mail', '/apps/mail', { exact: true }), '/apps/mail')).toBe(true);
  });

  it('is a collapse under which the current path is', () => {
    const collapse: NavigationItem = {
      type: 'collapse',
      id: 'shop',
      translate: 'shop',
      children: [page('orders', '/apps/e-commerce/orders')],
    };
    expect(isActive(collapse, '/apps/e-commerce/orders/7')).toBe(true);
    expect(isActive(collapse, '/apps/mail')).toBe(false);
    expect(isActive({ type: 'divider', id: 'line' }, '/apps/mail')).toBe(false);
  });
});

it('indents by 24 px at level 0, else 40 and 16 a level, at most 80', () => {
  expect([0, 1, 2, 3, 4].map(indentation)).toEqual([24, 56, 72, 80, 80]);
});

describe('the search', () => {
  const titles = ['Camera Health', 'Cameras', 'Mail', ...Array.from({ length: 12 }, (_, n) => `Screen ${n}`)];
  const found = (text: string) => suggestions(titles, (title) => title, text);

  it('trims the text and looks for it in titles, whatever its case', () => {
    expect(found('  CAM ')).toEqual(['Camera Health', 'Cameras']);
    expect(found('health')).toEqual(['Camera Health']);
    expect(suggestions(['İzleme', 'Işık'], (title) => title, 'iz')).toEqual(['İzleme']);
    expect(suggestions(['İzleme', 'Işık'], (title) => title, 'IŞI')).toEqual(['Işık']);
  });

  it('suggests ten at most', () => {
    expect(found('screen')).toHaveLength(10);
  });

  it('finds nothing where nothing matches', () => {
    expect(found('zebra')).toEqual([]);
  });

  it('tells which part of a title matched', () => {
    expect(matchIn('Camera Health', ' HEAL ')).toEqual(['Camera ', 'Heal', 'th']);
    expect(matchIn('İzleme listesi', 'LİS')).toEqual(['İzleme ', 'lis', 'tesi']);
    expect(matchIn('Mail', 'mail')).toEqual(['', 'Mail', '']);
    expect(matchIn('Mail', '')).toBeNull();
    expect(matchIn('Mail', 'x')).toBeNull();
  });
});

describe('the name of an item', () => {
  const words = (key: string) => `text of ${key}`;

  it('is its title where it has no key', () => {
    expect(titleOf({ title: 'Fleet A' }, words)).toBe('Fleet A');
  });

  it('is the text of its key, used instead of the title', () => {
    expect(titleOf({ title: 'Fleet A', translate: 'fleet' }, words)).toBe('text of fleet');
  });
});

describe('a collapse with a page of its own', () => {
  const shop: NavigationItem = {
    type: 'collapse',
    id: 'shop',
    title: 'Shop',
    url: '/shop',
    children: [page('orders', '/shop/orders')],
  };

  it('can be opened as its children can', () => {
    expect(openableItems([shop]).map(({ id, url }) => [id, url])).toEqual([
      ['shop', '/shop'],
      ['orders', '/shop/orders'],
    ]);
  });

  it('is as an item active on its page alone', () => {
    const [item] = openableItems([shop]);
    expect(item && isActive(item, '/shop')).toBe(true);
    expect(item && isActive(item, '/shop/orders')).toBe(false);
  });

  it('is no item where it has no page', () => {
    const { url: _, ...folder } = shop;
    expect(openableItems([folder]).map(({ id }) => id)).toEqual(['orders']);
  });

  it('is active on its page and below it', () => {
    expect(isActive(shop, '/shop')).toBe(true);
    expect(isActive({ ...shop, children: [] }, '/shop/other')).toBe(true);
    expect(isActive(shop, '/shopping')).toBe(false);
  });

  it('has none where that leads nowhere, and is an item where its children do', () => {
    const [withoutPage] = visibleItems([shop], [], (path) => path !== '/shop');
    expect(withoutPage).not.toHaveProperty('url');
    expect(visibleItems([shop], [], (path) => path === '/shop')).toMatchObject([
      { type: 'item', id: 'shop', url: '/shop' },
    ]);
  });
});

describe('a group', () => {
  const group: NavigationItem = {
    type: 'group',
    id: 'group',
    translate: 'group',
    children: [page('a', '/a'), page('b', '/b')],
  };

  it('is active while one of its items is', () => {
    expect(isActive(group, '/b')).toBe(true);
    expect(isActive(group, '/c')).toBe(false);
  });

  it('that is a collapse loses a page that leads nowhere, and keeps its items', () => {
    const collapse: NavigationItem = { ...group, type: 'collapse', url: '/nowhere' };
    const [seen] = visibleItems([collapse], [], (path) => path !== '/nowhere');
    expect(seen).not.toHaveProperty('url');
    expect(idsOf(seen ? [seen] : [])).toEqual(['group', 'a', 'b']);
    const [whole] = visibleItems([collapse], [], everywhere);
    expect(whole).toHaveProperty('url', '/nowhere');
    expect(isActive(collapse, '/nowhere')).toBe(true);
    expect(isActive(collapse, '/a')).toBe(true);
    expect(isActive(collapse, '/c')).toBe(false);
  });

  it('of dividers alone is left out, whichever type it has', () => {
    const children: NavigationItem[] = [{ type: 'divider', id: 'line' }];
    const items: NavigationItem[] = [
      page('first', '/first'),
      { type: 'group', id: 'empty', title: 'Empty', children },
      { type: 'collapse', id: 'folded', title: 'Folded', children },
    ];
    expect(idsOf(visibleItems(items, [], everywhere))).toEqual(['first']);
  });

  it('keeps links, which lead elsewhere, whatever leads nowhere here', () => {
    const link: NavigationItem = { type: 'link', id: 'docs', title: 'Docs', url: 'https://example.org' };
    expect(idsOf(visibleItems([link], [], () => false))).toEqual(['docs']);
    expect(openableItems([link])).toEqual([link]);
  });

  it('as a collapse is given away unchanged where its page leads somewhere', () => {
    const item: NavigationItem = {
      type: 'collapse',
      id: 'c',
      title: 'C',
      url: '/c',
      children: [page('d', '/d')],
    };
    expect(visibleItems([item], [], everywhere)).toEqual([item]);
    expect(visibleItems([item], [], (path) => path !== '/c')).toEqual([
      { type: 'collapse', id: 'c', title: 'C', children: [page('d', '/d')] },
    ]);
  });

  it('and a divider: neither is active by itself, and a divider can not be opened', () => {
    const divider: NavigationItem = { type: 'divider', id: 'divider' };
    expect(isActive(divider, '/')).toBe(false);
    expect(openableItems([divider])).toEqual([]);
  });
});
