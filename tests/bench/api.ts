import { createPasswords } from '~/credentials/passwords.ts';
import { createProviders } from '~/credentials/providers.ts';
import { createSecrets, sealingKeyOf } from '~/credentials/secrets.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { createExecutor, type Executor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import { createPresence } from '~/resolvers/chat/chat.connections.ts';
import { createEvents } from '~/resolvers/events.ts';
import type { FleetHealth } from '~/resolvers/fleetHealth.ts';
import { newId } from '~/resolvers/newId.ts';
import { openSession } from '~/resolvers/sessions.ts';
import { createMemoryBlobs } from '~/store/memory/memoryBlobs.ts';
import type { Store } from '~/store/tables.ts';
import { createServerProbe } from '../../server/streamProbe.ts';

export interface BenchedApi {
  readonly executor: Executor;
  /** Of the demo's administrator. */
  readonly token: string;
}

/** The API over a store and the way in which its fleet's health is found, and a token of who asks. */
export async function apiOver(store: Store, fleetHealth: FleetHealth): Promise<BenchedApi> {
  const tokens = createTokens(new Uint8Array(32).fill(1));
  const parts = { clock: Date.now, store, events: createEvents(), newId };
  const executor = createExecutor(createSchema(), {
    ...parts,
    presence: createPresence(parts),
    fleetHealth,
    blobs: createMemoryBlobs(),
    tokens,
    passwords: createPasswords(),
    providers: createProviders({}),
    secrets: createSecrets(async () => [await sealingKeyOf(new Uint8Array(32).fill(2))]),
    streamProbe: createServerProbe(Date.now),
    newAccountRoles: [],
    registration: 'OPEN',
    mediaPolicy: { fixed: [], changeable: true },
    setup: null,
  });
  const now = Date.now();
  const session = { now, expiresAt: now + 3_600_000 };
  return { executor, token: await openSession({ store, tokens, newId }, 'user-admin', session) };
}
