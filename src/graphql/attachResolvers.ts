import { type GraphQLSchema, isAbstractType, isObjectType, isScalarType } from 'graphql';
import type { Resolvers } from '~/resolvers/types.generated.ts';

type Unknown = Readonly<Record<string, unknown>>;

function missing(name: string): never {
  throw new Error(`There are resolvers for ${name}, which the schema does not have.`);
}

/** How a field resolves: a function, or an object of functions that graphql-js calls. */
const executionOf = (resolver: unknown) =>
  typeof resolver === 'function' ? { resolve: resolver } : resolver;

/**
 * Attaches resolvers to a schema that was built from its text: of fields, subscriptions, scalars and abstract types.
 * Changes the given schema. Throws for resolvers of a type or field that the schema does not have.
 */
export function attachResolvers(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [name, own] of Object.entries(resolvers as Readonly<Record<string, Unknown>>)) {
    const type = schema.getType(name) ?? missing(name);
    if (isScalarType(type)) {
      const { serialize, parseValue, parseLiteral } = own;
      Object.assign(type, { serialize, parseValue, parseLiteral });
    } else if (isAbstractType(type)) {
      Object.assign(type, { resolveType: own.__resolveType });
    } else if (isObjectType(type)) {
      const fields = type.getFields();
      for (const [field, resolver] of Object.entries(own)) {
        Object.assign(fields[field] ?? missing(`${name}.${field}`), executionOf(resolver));
      }
    } else missing(name);
  }
}
