import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Context } from '~/resolvers/context.ts';
import type { Work } from './work.ts';

/**
 * The context that our executor gives to resolvers. Code that executes the schema itself, as some tests do, has no
 * work.
 */
export type WorkingContext = Context & {
  readonly work?: Work;
  /** The context object that the transport made: transports use it as the key for what they did for the operation. */
  readonly asMade?: Context;
};

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

function pace(field: GraphQLField<unknown, WorkingContext>): void {
  const { resolve = defaultFieldResolver } = field;
  if (!isListType(getNullableType(field.type)) || isLeafType(getNamedType(field.type))) {
    field.resolve = (source, args, context, info) =>
      context.work?.over() ?? resolve(source, args, context, info);
    return;
  }
  const inTurns = (value: unknown, work: Work): unknown =>
    Array.isArray(value) ? work.inTurns(value) : value;
  field.resolve = (source, args, context, info) => {
    const { work } = context;
    if (!work) return resolve(source, args, context, info);
    const ended = work.over();
    if (ended) return ended;
    const value = resolve(source, args, context, info);
    return isThenable(value) ? value.then((items) => inTurns(items, work)) : inTurns(value, work);
  };
}

/**
 * Makes every field that returns objects or lists check whether its work has ended, and answers long lists in slices:
 * graphql-js 16 would complete them in one go, during which neither timers nor the close of a connection are noticed.
 * Fields of scalars are left alone. Changes the schema and returns it.
 */
export function limitFieldWork(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (roots.includes(type) || !isLeafType(getNullableType(field.type))) pace(field);
    }
  }
  return schema;
}
