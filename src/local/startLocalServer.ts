import { createPasswords } from '~/credentials/passwords.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { createCoreSchema } from '~/graphql/coreSchema.ts';
import { createExecutor } from '~/graphql/execute.ts';
import { createLazySchemaExecutor, type LazySchemaExecutor } from '~/graphql/lazySchemaExecutor.ts';
import { workLimits } from '~/graphql/work.ts';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { namedMediaOrigins } from '~/lib/contentPolicy.ts';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import { onlyInOneTab } from '~/lib/onlyInOneTab.ts';
import { repeat } from '~/lib/repeat.ts';
import type { Environment, Providers, Secrets } from '~/resolvers/context.ts';
import { createEvents, type EventMessage } from '~/resolvers/events.ts';
import { newId } from '~/resolvers/newId.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { keepInIndexedDb } from '~/store/persistence/indexedDb.ts';
import { joinTabs } from '~/store/persistence/tabs.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { STORE_VERSION } from './storeVersion.ts';
import { tokenKey } from './tokenKey.ts';

/** Milliseconds between two beats of the demo's pulse. */
const PULSE_EVERY = 5_000;
/** Milliseconds between two beats of the maintenance clock, which writes what is due at its own moment. */
const MAINTENANCE_EVERY = 10_000;

const loadSecrets = onceLoaded(async () => (await import('./browserSecrets.ts')).browserSecrets());

/** Fetched when the first credentials are typed. */
const secrets: Secrets = {
  seal: async (...given) => (await loadSecrets()).seal(...given),
  open: async (...given) => (await loadSecrets()).open(...given),
  isOutdated: async (sealed) => (await loadSecrets()).isOutdated(sealed),
};

export interface LocalServerOptions {
  /** Verifies the tokens of sign-in providers. */
  readonly providers: Providers;
  /** Changes cannot be kept in this browser: they last until the page is closed. Told once. */
  readonly onNotKept: (error: unknown) => void;
  /** Another tab made the demo data anew. */
  readonly onReset: () => void;
  /** The pulse failed; it goes on. */
  readonly onPulseError: (error: unknown) => void;
}

/**
 * The server inside the browser: the schema over demo data that live in this page and are kept in IndexedDB. The office
 * apps' part of it is fetched when it is first asked for.
 */
export function startLocalServer(options: LocalServerOptions): LazySchemaExecutor {
  // The name has a version: tabs with older code would not understand the events.
  const tabs = joinTabs<EventMessage>(`watchfloor-tabs-${STORE_VERSION}`);
  const events = createEvents(tabs.news);
  const store = createMemoryStore({
    seeds: demoSeeds(Date.now),
    resettable: true,
    keeper: keepInIndexedDb({ name: 'watchfloor', version: STORE_VERSION, onError: options.onNotKept }),
    channel: tabs.stores,
    onForeignReset: options.onReset,
  });
  const environment: Environment = {
    clock: Date.now,
    store,
    fleetHealth: transitionHealth,
    events,
    newId,
    tokens: createTokens(tokenKey()),
    passwords: createPasswords(),
    providers: options.providers,
    secrets,
    streamProbe: {
      testedBy: 'BROWSER',
      test: async (stream) => (await import('./browserProbe.ts')).testInBrowser(stream),
    },
    // Specification, shell §6: new accounts are admins; here the data are the visitor's own.
    newAccountRoles: ['ADMIN'],
    registration: 'OPEN',
    // The policy comes with the files of the page: what the store holds changes nothing.
    mediaPolicy: { fixed: namedMediaOrigins() ?? [], changeable: false },
    setup: null,
  };
  // Nothing is sent over a network here, so the size of answers is not limited.
  const limits = { ...workLimits, bytes: Number.POSITIVE_INFINITY, objects: Number.POSITIVE_INFINITY };
  const executor = createLazySchemaExecutor(
    createExecutor(createCoreSchema(), environment, { limits }),
    async () => {
      const [{ createSchema }, { resealStreams }] = await Promise.all([
        import('~/graphql/schema.ts'),
        import('~/resolvers/registry/registry.sealing.ts'),
      ]);
      // An earlier version kept credentials in clear: they are sealed before anything can ask for them.
      await resealStreams(environment).catch(options.onPulseError);
      return createExecutor(createSchema(), environment, { limits });
    },
  );
  // Its code comes with its first beat, after the first page.
  const pulse = onceLoaded(async () =>
    (await import('~/pulse/pulse.ts')).createPulse({ environment, random: Math.random }),
  );
  onlyInOneTab('watchfloor-pulse', () =>
    repeat(async () => (await pulse())(), PULSE_EVERY, options.onPulseError),
  );
  onlyInOneTab('watchfloor-maintenance', () =>
    repeat(
      async () => (await import('~/resolvers/registry/maintenance.clock.ts')).keepMaintenance(environment),
      MAINTENANCE_EVERY,
      options.onPulseError,
    ),
  );
  return executor;
}
