import { defaultFieldResolver, GraphQLError, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { WorkingContext } from '~/graphql/limitFieldWork.ts';
import { workLimits } from '~/graphql/work.ts';
import type { Context } from '~/resolvers/context.ts';
import { callerAddress, networkOf } from '../attempts/callers.ts';
import { type Asked, measure } from './measure.ts';

/** What may be asked for in a minute, in objects as `measure` counts them, besides what each operation costs by itself. */
export interface BudgetSizes {
  readonly account: number;
  readonly address: number;
}

/**
 * A page of the dashboard costs 100,000 at most, and a wall that reads anew what changes 250,000 a minute: so a control room
 * that opens ten walls in the name of one account, behind one address, stays below a third and an eighth of these.
 */
export const budgetSizes: BudgetSizes = { account: 10_000_000, address: 30_000_000 };

/** What every operation costs besides its objects, in objects: parsing and validating it is work, too. */
export const operationCost = 100;

const minute = 60;

export interface Budget {
  /**
   * Takes the cost of an operation from what is left to its account and its address in this minute, once an operation.
   * RATE_LIMITED with `retryAfterSeconds` when that does not suffice. What the program asks by itself costs nothing.
   * @param objects how many objects the answer could hold; asked once an operation
   */
  charge(context: Context, objects: () => number): Promise<void>;
  /**
   * Makes the root fields of the schema charge for operations that nothing else has charged for. Changes the schema and
   * returns it.
   */
  guard(schema: GraphQLSchema): GraphQLSchema;
}

const usedUp = (error: unknown): unknown => {
  if (!(error instanceof RateLimiterRes)) return error;
  const seconds = Math.ceil(error.msBeforeNext / 1000);
  return new GraphQLError(
    `Too much was asked for in the last minute. Ask again in ${seconds} seconds, and for less at a time.`,
    { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds } },
  );
};

const askedBy = ({ schema, operation, fragments, variableValues }: GraphQLResolveInfo): Asked => ({
  schema,
  operation,
  fragments: new Map(Object.entries(fragments)),
  variables: variableValues,
});

/** Budgets are kept in this process: sharing them with other servers would cost a write for each request. */
export function createBudget(sizes: BudgetSizes = budgetSizes): Budget {
  const accounts = new RateLimiterMemory({ keyPrefix: '', points: sizes.account, duration: minute });
  const addresses = new RateLimiterMemory({ keyPrefix: '', points: sizes.address, duration: minute });
  const charged = new WeakMap<Context, Promise<void>>();

  async function take({ viewer, session }: Context, objects: number): Promise<void> {
    // Documents of REST may hold more; no answer does.
    const cost = operationCost + Math.min(objects, workLimits.objects);
    const address = callerAddress();
    try {
      if (viewer && session) await accounts.consume(viewer.id, cost);
      if (address !== '') await addresses.consume(networkOf(address), cost);
    } catch (error) {
      throw usedUp(error);
    }
  }

  const charge = (context: WorkingContext, objects: () => number): Promise<void> => {
    // The executor gives resolvers a context of their own.
    const { asMade = context } = context;
    const charging = charged.get(asMade) ?? take(context, objects());
    charged.set(asMade, charging);
    return charging;
  };

  return {
    charge,
    guard(schema) {
      const roots = [schema.getQueryType(), schema.getMutationType()];
      for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {}))) {
        const { resolve = defaultFieldResolver } = field;
        field.resolve = async (source, args, context: Context, info) => {
          await charge(context, () => measure(askedBy(info)).nodes);
          return resolve(source, args, context, info);
        };
      }
      return schema;
    },
  };
}
