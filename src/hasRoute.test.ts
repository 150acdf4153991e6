import { expect, it } from 'vitest';
import { createHasRoute } from './hasRoute.ts';

const hasRoute = createHasRoute([
  {
    children: [
      { path: '/cameras', children: [{ path: ':id' }, { path: 'import' }] },
      { path: '/apps/mail/:folder?' },
      { path: '*' },
    ],
  },
]);

it.each([
  '/cameras',
  '/cameras/import',
  '/cameras/gate',
  '/apps/mail',
  '/apps/mail/inbox',
  '/cameras?state=DOWN',
])('knows that %s leads to a screen', (path) => {
  expect(hasRoute(path)).toBe(true);
});

it.each(['/camera', '/cameras/gate/lens', '/apps', '/'])('knows that %s leads nowhere', (path) => {
  expect(hasRoute(path)).toBe(false);
});
