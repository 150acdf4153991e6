import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { batchLink, newBatch } from './batchLink.ts';

test('a call says of which batch it is, and one of no batch says nothing', async () => {
  const sent: unknown[] = [];
  const api = new ApolloLink(({ extensions }) => {
    sent.push(extensions);
    return of({ data: { change: true } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([batchLink(), api]) });
  const mutation = gql`mutation Change { change }`;
  const context = newBatch();
  await client.mutate({ mutation, context });
  await client.mutate({ mutation });
  expect(sent).toEqual([{ batchId: context.batchId }, {}]);
});
