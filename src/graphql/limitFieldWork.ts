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

/** What resolvers get from our executor: others who execute the schema, as tests do, have no work to end. */
export type WorkingContext = Context & {
  readonly work?: Work;
  /** The context as the door made it, by which doors remember what they did for the operation. */
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
 * Lets every field that leads to objects or lists ask whether its work has ended, and long lists be answered in turns:
 * graphql-js 16 would go through all of them in one go, deaf to timers and to whoever has left. Fields of single values
 * cost as little as before. Changes the schema and returns it.
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
