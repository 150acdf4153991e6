import { GraphQLError } from 'graphql';

const perSocket = 50;
const perAccount = 200;

/** What a socket holds, each by the id that its client gave it; those that are about to begin are among them. */
interface Connection {
  readonly subscriptions: Readonly<Record<string, unknown>>;
}

const heldBy = ({ subscriptions }: Connection): number => Object.keys(subscriptions).length;

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: 'RATE_LIMITED' } });

/** Counts the subscriptions of each socket, and of each account over all its sockets with this process. */
export function createSubscriptionLimits() {
  const accountOf = new WeakMap<Connection, string>();
  const connectionsOf = new Map<string, Set<Connection>>();
  return {
    join(connection: Connection, accountId: string): void {
      accountOf.set(connection, accountId);
      connectionsOf.set(accountId, (connectionsOf.get(accountId) ?? new Set()).add(connection));
    },

    leave(connection: Connection): void {
      const accountId = accountOf.get(connection) ?? '';
      const connections = connectionsOf.get(accountId);
      connections?.delete(connection);
      if (connections?.size === 0) connectionsOf.delete(accountId);
    },

    /** Why the connection's newest subscription, which is counted already, may not begin; null when it may. */
    refusalOf(connection: Connection): GraphQLError | null {
      if (heldBy(connection) > perSocket) {
        return refuse(`A socket holds ${perSocket} subscriptions at most: end one before you begin another.`);
      }
      const connections = connectionsOf.get(accountOf.get(connection) ?? '') ?? [];
      const held = [...connections].reduce((sum, each) => sum + heldBy(each), 0);
      return held > perAccount
        ? refuse(
            `An account holds ${perAccount} subscriptions at most, over all its sockets: end one before you begin another.`,
          )
        : null;
    },
  };
}
