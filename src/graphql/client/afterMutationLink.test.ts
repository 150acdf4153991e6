import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { afterMutationLink } from './afterMutationLink.ts';

const query = gql`query State { incident { id state } }`;
const mutation = gql`mutation Change { change { id state } }`;

/** A link over an API that answers when the test says so, operation by operation. */
function startLink() {
  const sent: { readonly name: string; readonly answer: (state: string) => void }[] = [];
  const api = new ApolloLink((operation) => {
    const results = new Subject<ApolloLink.Result>();
    sent.push({
      name: operation.operationName ?? '',
      answer: (state) => {
        results.next({ data: { state } });
        results.complete();
      },
    });
    return results;
  });
  const link = ApolloLink.from([afterMutationLink(), api]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const ask = (document: typeof query) => firstValueFrom(execute(link, { query: document }, { client }));
  return { sent, ask };
}

describe('an answer that was on its way when a mutation was acknowledged', () => {
  it('is dropped and asked for again, so that the change is not taken back', async () => {
    const { sent, ask } = startLink();
    const state = ask(query);
    const changed = ask(mutation);
    sent[1]?.answer('ACKNOWLEDGED');
    await changed;
    sent[0]?.answer('NEW');
    expect(sent.map(({ name }) => name)).toEqual(['State', 'Change', 'State']);
    sent[2]?.answer('ACKNOWLEDGED');
    expect(await state).toMatchObject({ data: { state: 'ACKNOWLEDGED' } });
  });

  it('is given at last to a page that changes something all the time', async () => {
    const { sent, ask } = startLink();
    const state = ask(query);
    for (let round = 0; round < 3; round += 1) {
      const changed = ask(mutation);
      sent.at(-1)?.answer('CHANGED');
      await changed;
      sent.filter(({ name }) => name === 'State')[round]?.answer(`read ${round}`);
    }
    expect(await state).toMatchObject({ data: { state: 'read 2' } });
  });
});

it('leaves alone an answer that no mutation has overtaken', async () => {
  const { sent, ask } = startLink();
  const state = ask(query);
  sent[0]?.answer('NEW');
  expect(await state).toMatchObject({ data: { state: 'NEW' } });
  expect(sent).toHaveLength(1);
});
