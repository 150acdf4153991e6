import { describe, expect, it } from 'vitest';
import { serverOfFile } from './kit.ts';

const { graphql, post } = serverOfFile();

const login = 'mutation ($input: LoginInput!) { login(input: $input) { errors { field } } }';
const secret = 'hunter2-canary';

describe('a literal of the wrong kind', () => {
  it.each([
    [
      `{ cameras(first: "${secret}") { totalCount } }`,
      'Argument "first": Int cannot represent non-integer value.',
      18,
    ],
    [
      `{ incidents(filter: { states: [NEW, "${secret}"] }) { totalCount } }`,
      'Argument "filter.states[1]": Enum "IncidentState" cannot represent non-enum value.',
      37,
    ],
    [
      `{ incidents(filter: { states: [${secret.replace('-', '_')}] }) { totalCount } }`,
      'Argument "filter.states[0]": The value does not exist in "IncidentState" enum.',
      32,
    ],
    [
      `{ incidents(filter: { raisedAt: { from: "${secret}" } }) { totalCount } }`,
      'Argument "filter.raisedAt.from": A DateTime is written like 2026-11-21T08:30:00.000Z.',
      41,
    ],
    [
      `query ($first: Int! = "${secret}") { cameras(first: $first) { totalCount } }`,
      'Variable "$first": Int cannot represent non-integer value.',
      23,
    ],
  ])(
    '%s is refused by the name of its argument, at its place, without being repeated',
    async (query, message, column) => {
      expect(await graphql(query)).toEqual({
        status: 400,
        errors: [
          { message, locations: [{ line: 1, column }], extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
        ],
      });
    },
  );
});

describe('a variable of the wrong kind', () => {
  it.each([
    [
      'query ($first: Int!) { cameras(first: $first) { totalCount } }',
      { first: secret },
      'Variable "$first" got an invalid value; Int cannot represent non-integer value.',
    ],
    [
      'query ($filter: IncidentFilter) { incidents(filter: $filter) { totalCount } }',
      { filter: { raisedAt: { from: secret } } },
      'Variable "$filter" got an invalid value at "filter.raisedAt.from"; Expected type "DateTime". A DateTime is written like 2026-11-21T08:30:00.000Z.',
    ],
    [
      'query ($filter: IncidentFilter) { incidents(filter: $filter) { totalCount } }',
      { filter: { states: ['NEW', secret] } },
      'Variable "$filter" got an invalid value at "filter.states[1]"; The value does not exist in "IncidentState" enum.',
    ],
    [
      'query ($zone: TimeZone!) { incidentSummary(period: TODAY, zone: $zone) { total } }',
      { zone: secret },
      'Variable "$zone" got an invalid value; Expected type "TimeZone". A TimeZone is an IANA name like Europe/Istanbul or UTC.',
    ],
  ])('%s %j is refused by its path, without being repeated', async (query, variables, message) => {
    expect(await graphql(query, variables)).toEqual({
      status: 400,
      errors: [{ message, locations: [{ line: 1, column: 8 }], extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('a guest', () => {
  it.each([
    ['a field that is not there', '{ camera { x } incidents { nodez { id } } }'],
    ['an argument that is not there', 'mutation { login(inputs: { email: "a" }) { errors { field } } }'],
    ['a literal of the wrong kind', '{ incidents(filter: { states: [NEWW] }) { totalCount } }'],
  ])('is told of %s neither the names of the schema nor what was meant', async (_, query) => {
    const { status, errors } = await graphql(query, {}, 'guest');
    expect(status).toBe(400);
    expect(errors.length).toBeGreaterThan(0);
    for (const { message, locations, extensions } of errors) {
      expect(message).toMatch(
        /^(The document|Argument "filter.states\[0\]") does not fit the schema here. Sign in to be told why.$/,
      );
      expect(locations).toHaveLength(1);
      expect(extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
    }
  });

  it('is told which variable is wrong, and where', async () => {
    const { errors } = await graphql(login, { input: { emial: secret, password: secret } }, 'guest');
    expect(errors).toEqual([
      {
        message: 'Variable "$input" got an invalid value.',
        locations: [{ line: 1, column: 11 }],
        extensions: { code: 'BAD_USER_INPUT' },
      },
      {
        message: 'Variable "$input" got an invalid value.',
        locations: [{ line: 1, column: 11 }],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });
});

describe('a signed-in user', () => {
  it('is told what was meant', async () => {
    const { errors } = await graphql('{ viewer { displayNam } }');
    expect(errors[0].message).toContain('Did you mean "displayName"?');
  });
});

describe('a failure of the document', () => {
  const broken = JSON.stringify({ query: '{' });

  it('is 400 as application/graphql-response+json, and 200 as application/json, which older clients read', async () => {
    const modern = await post('/graphql', broken, { accept: 'application/graphql-response+json' });
    const older = await post('/graphql', broken, { accept: 'application/json' });
    expect([modern.status, older.status]).toEqual([400, 200]);
    expect(await modern.json()).toEqual(await older.json());
  });
});
