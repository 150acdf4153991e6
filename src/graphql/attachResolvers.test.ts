import { buildSchema, GraphQLScalarType, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Resolvers } from '~/resolvers/types.generated.ts';
import { attachResolvers } from './attachResolvers.ts';

const written = () =>
  buildSchema(`
    scalar Loud
    interface Named { name: String! }
    type Camera implements Named { name: String! }
    type Query { say(text: Loud!): Loud!, first: Named! }
  `);

const attach = (resolvers: object) => {
  const schema = written();
  attachResolvers(schema, resolvers as Resolvers);
  return schema;
};

const loud = new GraphQLScalarType({
  name: 'Loud',
  serialize: (value) => String(value).toUpperCase(),
  parseValue: (value) => `${value}!`,
});

describe('a schema with resolvers', () => {
  it('resolves fields, and lets scalars parse and serialize', () => {
    const schema = attach({ Loud: loud, Query: { say: (_: unknown, { text }: { text: string }) => text } });
    expect(graphqlSync({ schema, source: '{ say(text: "hello") }' }).data).toEqual({ say: 'HELLO!' });
  });

  it('chooses the type behind an interface', () => {
    const schema = attach({
      Named: { __resolveType: () => 'Camera' },
      Query: { first: () => ({ name: 'Gate' }) },
    });
    const { data } = graphqlSync({ schema, source: '{ first { __typename name } }' });
    expect(data).toEqual({ first: { __typename: 'Camera', name: 'Gate' } });
  });

  it('refuses resolvers that nothing in the schema asks for', () => {
    expect(() => attach({ Mail: {} })).toThrow('resolvers for Mail,');
    expect(() => attach({ Query: { mails: () => [] } })).toThrow('resolvers for Query.mails,');
  });
});
