import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

const query = gql`
  query Conversation($first: Int!, $after: String) {
    chat {
      id
      messages(first: $first, after: $after) {
        nodes {
          id
        }
        pageInfo {
          endCursor
        }
      }
    }
  }
`;

const messages = (...ids: readonly string[]) => ({
  __typename: 'ChatMessageConnection',
  nodes: ids.map((id) => ({ __typename: 'ChatMessage', id })),
  pageInfo: { __typename: 'PageInfo', endCursor: ids.at(-1) ?? null },
});

/** What a conversation holds after these first pages, newest first, with what had been read on behind each. */
function idsAfter(...pages: readonly (readonly string[])[]) {
  const cache = createCache();
  for (const ids of pages)
    cache.writeQuery({
      query,
      variables: { first: 2 },
      data: { chat: { __typename: 'Chat', id: 'c', messages: messages(...ids) } },
    });
  const { nodes, pageInfo } =
    cache.readQuery<{ chat: { messages: ReturnType<typeof messages> } }>({
      query,
      variables: { first: 2 },
    })?.chat.messages ?? messages();
  return { ids: nodes.map(({ id }) => id), end: pageInfo.endCursor };
}

it('keeps the older messages of a conversation whose first page is asked for anew', () => {
  expect(idsAfter(['4', '3', '2', '1'], ['5', '4'])).toEqual({ ids: ['5', '4', '3', '2', '1'], end: '1' });
});

it('forgets them when more came meanwhile than a page holds: there would be a gap', () => {
  expect(idsAfter(['4', '3', '2', '1'], ['9', '8'])).toEqual({ ids: ['9', '8'], end: '8' });
});
