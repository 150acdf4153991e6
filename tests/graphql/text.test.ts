import { expect, test } from 'vitest';
import { encodeCursor } from '~/store/cursor.ts';
import { createTestApi } from '../support/environment.ts';

const api = createTestApi();

test.each([
  [
    'in an input',
    'summary',
    `mutation ($text: String!) { raiseIncident(input: {
      cameraId: "camera-yard-1", kind: MOTION, severity: LOW, summary: $text }) { incidents { id } } }`,
  ],
  ['in a filter', 'search', 'query ($text: String!) { cameras(filter: { search: $text }) { totalCount } }'],
  [
    'in a list',
    'ids',
    'mutation ($text: ID!) { acknowledgeIncidents(input: { ids: [$text] }) { incidents { id } } }',
  ],
  ['as an id', 'id', 'query ($text: ID!) { camera(id: $text) { id } }'],
])('a NUL character %s is refused, and the field named', async (_, field, query) => {
  const { errors } = await api.ask(query, { text: 'a\0b' });
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  expect(errors[0]?.message).toContain('NUL');
});

test('a NUL character inside a cursor is refused like any cursor that cannot be read', async () => {
  const after = encodeCursor(
    [
      { field: 'name', sign: 1 },
      { field: 'id', sign: 1 },
    ],
    ['a\0', 'b'],
  );
  const { errors } = await api.ask('query ($after: String) { cameras(after: $after) { totalCount } }', {
    after,
  });
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'after' }]);
});
