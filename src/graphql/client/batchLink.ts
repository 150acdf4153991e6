import { ApolloLink } from '@apollo/client';

/** The context of calls that do one thing together: the audit keeps them as one line. */
export interface BatchContext {
  readonly batchId: string;
}

/** The context of another batch. Random, for its name must not be that of an earlier one. */
export const newBatch = (): BatchContext => ({
  batchId: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''),
});

/** Sends the batch of the context as `extensions.batchId`, for `mutate` takes no extensions. */
export const batchLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { batchId } = operation.getContext();
    if (typeof batchId === 'string') operation.extensions = { ...operation.extensions, batchId };
    return forward(operation);
  });
