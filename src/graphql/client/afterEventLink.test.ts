import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { afterEventLink } from './afterEventLink.ts';

const query = gql`query State { incident { id state } }`;
const mutation = gql`mutation Note { note { id state } }`;
const subscription = gql`subscription Changes { changed { id state } }`;

const incident = (state: string, id = 'i1') => ({ __typename: 'Incident', id, state });

/** A client over an API that answers and tells when the test says so. */
function startClient() {
  const sent = new Map<string, Subject<ApolloLink.Result>>();
  const api = new ApolloLink((operation) => {
    const results = new Subject<ApolloLink.Result>();
    sent.set(operation.operationName ?? '', results);
    return results;
  });
  const cache = new InMemoryCache();
  const client = new ApolloClient({ cache, link: ApolloLink.from([afterEventLink(cache), api]) });
  client.subscribe({ query: subscription }).subscribe();
  return {
    client,
    tell: (state: string, id?: string) =>
      sent.get('Changes')?.next({ data: { changed: incident(state, id) } }),
    answer: (name: string, data: Record<string, unknown>) => {
      sent.get(name)?.next({ data });
      sent.get(name)?.complete();
    },
    state: () => cache.extract()['Incident:i1']?.state,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('an answer that was read before a change and comes after it', () => {
  it('of a query does not take the change back', async () => {
    const { client, tell, answer, state } = startClient();
    const asked = client.query({ query });
    tell('ACKNOWLEDGED');
    tell('RESOLVED');
    tell('NEW', 'i2');
    answer('State', { incident: incident('ACKNOWLEDGED') });
    await asked;
    expect(state()).toBe('RESOLVED');
  });

  it('of a mutation does not take the change back', async () => {
    const { client, tell, answer, state } = startClient();
    const noted = client.mutate({ mutation });
    tell('RESOLVED');
    answer('Note', { note: incident('ACKNOWLEDGED') });
    await noted;
    expect(state()).toBe('RESOLVED');
  });
});

it('takes an answer to a question that was sent after the last change as it is', async () => {
  const { client, tell, answer, state } = startClient();
  const waiting = client.mutate({ mutation });
  tell('ACKNOWLEDGED');
  const asked = client.query({ query });
  answer('State', { incident: incident('RESOLVED') });
  await asked;
  await settle();
  expect(state()).toBe('RESOLVED');
  answer('Note', { note: incident('RESOLVED') });
  await waiting;
});
