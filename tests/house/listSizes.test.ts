import { type GraphQLField, getNullableType, isInterfaceType, isListType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { sizeOf } from '../../server/limits/measure.ts';

type Field = GraphQLField<unknown, unknown>;

const types = Object.values(createSchema().getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'));

const isPaged = ({ args }: Field) => args.some(({ name }) => name === 'first' || name === 'last');

/** Every list that does not take its length from the page that was asked for. */
const lists = types.flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ type: kind }) => isListType(getNullableType(kind)))
    .filter((field) => !isPaged(field))
    .filter(({ name }) => !(type.name.endsWith('Connection') && (name === 'edges' || name === 'nodes')))
    .map((field) => [`${type.name}.${field.name}`, field] as const),
);

test.each(lists)('%s says how many items it holds at most', (_, field) => {
  expect(sizeOf(field)).toBeGreaterThan(0);
});

test('every connection is asked for by a field that takes the length of its page', () => {
  const unpaged = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ type: kind }) => String(kind).replace('!', '').endsWith('Connection'))
      .filter((field) => !isPaged(field))
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(unpaged).toEqual([]);
});
