import { expect, test } from 'vitest';
import { contactFilter, contactOrder, contactsUrl, pageSize } from './contactsUrl.ts';

test.each([
  ['all', '', { view: 'ALL', search: null }],
  ['frequent', '?search=port', { view: 'FREQUENT', search: 'port' }],
  ['starred', '', { view: 'STARRED', search: null }],
  ['contact-group-1', '?search=%20', { view: 'ALL', groupId: 'contact-group-1', search: null }],
])('the view %s with %j', (view, search, filter) => {
  expect(contactFilter(view, contactsUrl.read(search))).toEqual(filter);
});

test.each([
  ['', { field: 'NAME', direction: 'ASC' }, 25],
  ['?sort=email.desc&size=5', { field: 'EMAIL', direction: 'DESC' }, 5],
  ['?sort=colour.desc&size=7', { field: 'NAME', direction: 'ASC' }, 25],
  ['?sort=lastName.asc&size=all', { field: 'LAST_NAME', direction: 'ASC' }, 100],
])('the order and the page size of %j', (search, order, size) => {
  const url = contactsUrl.read(search);
  expect([contactOrder(url), pageSize(url)]).toEqual([order, size]);
});
