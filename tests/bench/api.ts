import { createPasswords } from '~/credentials/passwords.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { createExecutor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import { createEvents } from '~/resolvers/events.ts';
import { newId } from '~/resolvers/newId.ts';
import type { Store } from '~/store/tables.ts';

/** The executor over a store, and a token of the demo's administrator. */
export async function apiOver(store: Store) {
  const tokens = createTokens(new Uint8Array(32).fill(1));
  const executor = createExecutor(createSchema(), {
    clock: Date.now,
    store,
    events: createEvents(),
    newId,
    tokens,
    passwords: createPasswords(),
    newAccountRoles: [],
  });
  return { executor, token: await tokens.issue('user-admin', Date.now() + 3_600_000) };
}
