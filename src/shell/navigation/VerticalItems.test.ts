import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { beginTexts } from '../i18n/texts.ts';
import type { NavigationItem } from './items.ts';
import { VerticalItems } from './VerticalItems.tsx';

const shop: NavigationItem = {
  type: 'collapse',
  id: 'shop',
  title: 'Shop',
  url: '/shop',
  children: [{ type: 'item', id: 'orders', title: 'Orders', url: '/shop/orders' }],
};

beforeAll(() => beginTexts(async () => ({}), 'en', 'shell'));

const drawn = (item: NavigationItem) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(VerticalItems, { items: [item], level: 0, onChosen: undefined }),
    ),
  );

it('a collapse with a url opens its page by its name and its children by a button beside it', () => {
  const markup = drawn(shop);
  expect(markup).toMatch(/<a [^>]*href="\/shop"[^>]*>.*Shop.*<\/a><button [^>]*aria-expanded="false"/);
});

it('a collapse without one is a button, by its title', () => {
  const { url: _, ...plain } = shop;
  expect(drawn(plain)).toMatch(/<button [^>]*aria-expanded="false"[^>]*>.*Shop.*<\/button>/);
});
