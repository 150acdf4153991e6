import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';
import { argumentsOf, type RootField, rootFieldsOf, selectionOf } from '../support/rootFields.ts';

/** One list that narrows what a query finds. */
interface Place {
  readonly field: RootField;
  /** The argument that is, or holds, the list. */
  readonly argument: string;
  /** The list in the argument; null when it is the argument itself. */
  readonly list: string | null;
  /** Values that it may name. */
  readonly values: readonly string[];
}

const valuesOf = (type: GraphQLInputType): readonly string[] => {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : ['nothing of that name'];
};

/** Every optional list in the arguments of the queries. A list that must be given is no filter. */
const places = rootFieldsOf(createSchema())
  .filter(({ operation }) => operation === 'query')
  .flatMap((field) =>
    field.args.flatMap(({ name: argument, type }): Place[] => {
      if (isListType(type)) return [{ field, argument, list: null, values: valuesOf(type) }];
      const named = getNullableType(type);
      if (!isInputObjectType(named)) return [];
      return Object.values(named.getFields())
        .filter(({ type: inner }) => !isNonNullType(inner) && isListType(inner))
        .map(({ name, type: inner }) => ({ field, argument, list: name, values: valuesOf(inner) }));
    }),
  );

/** What must be said besides so that something is found. */
const besides: Readonly<Record<string, Record<string, unknown>>> = { search: { text: 'gate' } };

let api: TestApi;
beforeAll(async () => {
  api = createTestApi();
  const to = new Date(NOW + 60_000).toISOString();
  const { errors } = await api.ask(
    `mutation { planMaintenance(input: { cameraIds: ["camera-depot-1"], to: "${to}", reason: "New lens" }) { __typename } }`,
  );
  expect(errors).toEqual([]);
});

async function answerOf({ field, argument, list }: Place, values: readonly string[] | undefined) {
  const narrowed = values && { [argument]: list === null ? values : { [list]: values } };
  const variables = { ...argumentsOf(field), ...besides[field.name], ...narrowed };
  const declared = field.args.flatMap(({ name, type }) => (name in variables ? [`$${name}: ${type}`] : []));
  const given = Object.keys(variables).map((name) => `${name}: $${name}`);
  const parts = [declared, given].map((each) => (each.length > 0 ? `(${each.join(', ')})` : ''));
  const query = `query ${parts[0]} { ${field.name}${parts[1]} ${selectionOf(field, 2)} }`;
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toEqual([]);
  return data?.[field.name];
}

describe('a list in a filter', () => {
  test('is found in the schema', () => {
    expect(places.length).toBeGreaterThan(25);
  });

  test.each(
    places.map((place) => [`${place.field.name} by ${place.list ?? place.argument}`, place] as const),
  )('asks for nothing when it is empty, as when it is left out: %s', async (_, place) => {
    const all = await answerOf(place, undefined);
    const narrowed = await Promise.all(place.values.map((value) => answerOf(place, [value])));
    expect(narrowed.some((answer) => JSON.stringify(answer) !== JSON.stringify(all))).toBe(true);
    expect(await answerOf(place, [])).toEqual(all);
  });

  test('asks for nothing beside another one either', async () => {
    const count = async (filter: Record<string, unknown>) =>
      (
        await api.ask('query ($filter: IncidentFilter) { incidents(filter: $filter) { totalCount } }', {
          filter,
        })
      ).data;
    expect(await count({ folded: false, parentIds: [] })).toEqual(await count({ folded: false }));
    const transitions = async (filter: Record<string, unknown>) =>
      (
        await api.ask(
          'query ($filter: StatusTransitionFilter) { statusTransitions(filter: $filter) { totalCount } }',
          { filter },
        )
      ).data;
    expect(await transitions({ siteIds: ['site-depot'], cameraIds: [] })).toEqual(
      await transitions({ siteIds: ['site-depot'] }),
    );
    expect(await transitions({ siteIds: ['no such site'], cameraIds: [] })).toEqual({
      statusTransitions: { totalCount: 0 },
    });
  });
});
