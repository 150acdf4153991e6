import { getNamedType, isListType, isNonNullType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { createTestApi } from '../support/environment.ts';
import { argumentsOf, rootFieldsOf, selectionOf } from '../support/rootFields.ts';

const api = createTestApi();

/** Every query that is asked for one thing by its id, and the argument that names it. */
const byId = rootFieldsOf(createSchema())
  .filter(({ operation }) => operation === 'query')
  .flatMap((field) =>
    field.args
      .filter(({ type }) => !isListType(type) && getNamedType(type).name === 'ID')
      .map((argument) => ({ field, argument })),
  );

describe('an id that is unknown', () => {
  test('is asked for by every query that takes one', () => {
    expect(byId.map(({ field, argument }) => `${field.name}(${argument.name})`)).toEqual(
      expect.arrayContaining([
        'camera(id)',
        'incident(id)',
        'wall(id)',
        'tour(id)',
        'chatWith(contactId)',
        'weather(siteId)',
      ]),
    );
  });

  test.each(byId.map(({ field, argument }) => [field.name, { field, argument }] as const))(
    'answers null and says NOT_FOUND: %s',
    async (name, { field, argument }) => {
      expect(isNonNullType(field.type)).toBe(false);
      const variables = { ...argumentsOf(field), [argument.name]: 'nobody' };
      const query = `query ($id: ${argument.type}) { ${name}(${argument.name}: $id) ${selectionOf(field, 1)} }`;
      const { data, errors } = await api.ask(query, { id: variables[argument.name] });
      expect(data).toEqual({ [name]: null });
      expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    },
  );
});
