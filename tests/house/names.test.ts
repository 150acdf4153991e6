import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter(isObjectType);
const inputs = types.filter(isInputObjectType);

const named = (all: readonly GraphQLNamedType[], end: RegExp) => all.filter(({ name }) => end.test(name));
const namesOf = (all: readonly GraphQLNamedType[]) => all.map(({ name }) => name);

/** The fields of an object or input and their types, as they stand in the schema. */
const shapeOf = (type: GraphQLNamedType): Record<string, string> =>
  isObjectType(type) || isInputObjectType(type)
    ? Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]))
    : {};

/** The arguments of that name, wherever they stand. */
const argumentsNamed = (name: string) =>
  objects.flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ args }) => args.filter((argument) => argument.name === name)),
  );

describe('a name in the schema', () => {
  test('of what is sent ends with Input, Filter or Order, and of nothing else with Input', () => {
    expect(namesOf(inputs).filter((name) => !/(Input|Filter|Order)$/.test(name))).toEqual([]);
    expect(namesOf(named(objects, /Input$/))).toEqual([]);
  });

  test('of an order is that of its argument, and an order is a field and a direction', () => {
    const orders = named(inputs, /Order$/);
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) {
      expect(shapeOf(order)).toEqual({ field: `${order.name}Field!`, direction: 'SortDirection!' });
      expect(isEnumType(schema.getType(`${order.name}Field`))).toBe(true);
    }
    const asked = argumentsNamed('orderBy').map(({ type }) => String(type));
    expect(new Set(asked)).toEqual(new Set(namesOf(orders)));
  });

  test('of a filter is that of its argument', () => {
    const filters = argumentsNamed('filter').map(({ type }) => String(type));
    expect(new Set(filters)).toEqual(new Set(namesOf(named(inputs, /Filter$/))));
  });

  test('of a connection and its edge is that of their node', () => {
    const connections = named(objects, /Connection$/);
    expect(connections.length).toBeGreaterThan(20);
    for (const { name } of connections) {
      const node = name.replace(/Connection$/, '');
      expect(shapeOf(schema.getType(name) as GraphQLNamedType)).toEqual({
        edges: `[${node}Edge!]!`,
        nodes: `[${node}!]!`,
        pageInfo: 'PageInfo!',
        totalCount: 'Int!',
      });
      expect(shapeOf(schema.getType(`${node}Edge`) as GraphQLNamedType)).toEqual({
        node: `${node}!`,
        cursor: 'String!',
      });
    }
    expect(namesOf(named(objects, /Edge$/))).toHaveLength(connections.length);
  });

  test('of a payload is that of its mutation', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const payloads = mutations.map(({ name }) => `${name[0]?.toUpperCase()}${name.slice(1)}Payload`);
    expect(mutations.map(({ type }) => String(type))).toEqual(payloads);
    expect(namesOf(named(objects, /Payload$/)).sort()).toEqual(payloads.toSorted());
  });

  test('of changes to what is there ends with ChangesInput, under `changes`', () => {
    const changes = inputs.flatMap((type) =>
      Object.entries(shapeOf(type)).flatMap(([field, of]) =>
        field === 'changes' ? [of.replace('!', '')] : [],
      ),
    );
    expect(new Set(changes)).toEqual(new Set(namesOf(named(inputs, /ChangesInput$/))));
  });
});

test('a scalar of our own says by which specification it is written', () => {
  const own = types.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
  expect(namesOf(own).sort()).toEqual(['DateTime', 'Settings', 'TimeZone']);
  for (const { specifiedByURL } of own) expect(specifiedByURL).toMatch(/^https:\/\//);
});
