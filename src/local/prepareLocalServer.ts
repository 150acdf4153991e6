import { createPasswords } from '~/credentials/passwords.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { createCoreSchema } from '~/graphql/coreSchema.ts';
import { createExecutor } from '~/graphql/execute.ts';
import { createLazySchemaExecutor } from '~/graphql/lazySchemaExecutor.ts';
import { workLimits } from '~/graphql/work.ts';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import { onlyInOneTab } from '~/lib/onlyInOneTab.ts';
import { repeat } from '~/lib/repeat.ts';
import { createPresence, PRESENCE_EVERY } from '~/resolvers/chat/chat.connections.ts';
import type { Environment, Secrets } from '~/resolvers/context.ts';
import { createEvents, type EventMessage } from '~/resolvers/events.ts';
import { newId } from '~/resolvers/newId.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { keepInIndexedDb } from '~/store/persistence/indexedDb.ts';
import { keepBlobsInIndexedDb } from '~/store/persistence/indexedDbBlobs.ts';
import { joinTabs } from '~/store/persistence/tabs.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { fetched } from './lostCode.ts';
import { loadOfficeApps, type OfficePage, officePageAt } from './officePages.ts';
import type { LocalApi, PrepareServer } from './serveLocal.ts';
import { STORE_VERSION } from './storeVersion.ts';

/** Milliseconds between two beats of the demo's pulse. */
const PULSE_EVERY = 5_000;
/** Milliseconds between two beats of the maintenance clock, which writes what is due at its own moment. */
const MAINTENANCE_EVERY = 10_000;

const loadSecrets = onceLoaded(async () => (await fetched(import('./browserSecrets.ts'))).browserSecrets());

/** Fetched when the first credentials are typed. */
const secrets: Secrets = {
  seal: async (...given) => (await loadSecrets()).seal(...given),
  open: async (...given) => (await loadSecrets()).open(...given),
  isOutdated: async (sealed) => (await loadSecrets()).isOutdated(sealed),
};

/** Nothing is sent over a network here, so the size of answers is not limited. */
const limits = { ...workLimits, bytes: Number.POSITIVE_INFINITY, objects: Number.POSITIVE_INFINITY };

/** The demo's pulse and the maintenance clock, each in one of the tabs. Their code comes after the first page's. */
function startClocks(environment: Environment, onError: (error: unknown) => void): void {
  const pulse = onceLoaded(async () =>
    (await fetched(import('~/pulse/pulse.ts'))).createPulse({ environment, random: Math.random }),
  );
  onlyInOneTab('watchfloor-pulse', () => repeat(async () => (await pulse())(), PULSE_EVERY, onError));
  onlyInOneTab('watchfloor-maintenance', () =>
    repeat(
      async () =>
        (await fetched(import('~/resolvers/registry/maintenance.clock.ts'))).keepMaintenance(environment),
      MAINTENANCE_EVERY,
      onError,
    ),
  );
}

/**
 * The server inside the browser: the schema over demo data that live where it runs and are kept in IndexedDB. Database and
 * schema are begun at once, the rest when the page has told its facts. What the core does not know is fetched when it is
 * first asked for. The page is at `path`: where an office app stands there, its part of the schema and its rows are
 * begun at once, too, and the rest of the schema waits for who asks for it.
 */
export const prepareLocalServer =
  (path: string): PrepareServer =>
  (tellNews) => {
    // The name has a version: tabs with older code would not understand the events.
    const tabs = joinTabs<EventMessage>(`watchfloor-tabs-${STORE_VERSION}`);
    const events = createEvents(tabs.news);
    const store = createMemoryStore({
      seeds: demoSeeds(Date.now),
      resettable: true,
      keeper: keepInIndexedDb({
        name: 'watchfloor',
        version: STORE_VERSION,
        onError: () => tellNews('notKept'),
      }),
      channel: tabs.stores,
      onForeignReset: () => tellNews('reset'),
    });
    const presence = createPresence({ store, events, clock: Date.now, newId });
    const core = createCoreSchema();
    const office = officePageAt(path);
    const loadOffice = (loadApps: OfficePage['loadApps']) =>
      onceLoaded(async () => {
        const [{ createOfficeSchema }, apps] = await fetched(
          Promise.all([import('~/graphql/office/officeSchema.ts'), loadApps()]),
        );
        return createOfficeSchema(apps);
      });
    // What the page asks at first, and what it asks when somebody goes to another of the apps.
    const officeSchemas = office ? [loadOffice(office.loadApps), loadOffice(loadOfficeApps)] : [];
    // Who asks for them is told of a failure.
    officeSchemas[0]?.().catch(() => undefined);
    for (const table of office?.tables ?? []) store[table].count().catch(() => undefined);
    const onClockError = () => tellNews('pulseFailed');
    return ({ tokenKey, mediaOrigins }, { verify, testStream }) => {
      const environment: Environment = {
        clock: Date.now,
        store,
        fleetHealth: transitionHealth,
        blobs: keepBlobsInIndexedDb({ name: 'watchfloor-blobs', version: STORE_VERSION }),
        events,
        presence,
        newId,
        tokens: createTokens(tokenKey),
        passwords: createPasswords(),
        providers: { verify },
        secrets,
        streamProbe: { testedBy: 'BROWSER', test: testStream },
        // Specification, shell §6: new accounts are admins; here the data are the visitor's own.
        newAccountRoles: ['ADMIN'],
        registration: 'OPEN',
        // The policy comes with the files of the page: what the store holds changes nothing.
        mediaPolicy: { fixed: mediaOrigins, changeable: false },
        setup: null,
      };
      startClocks(environment, onClockError);
      repeat(presence.beat, PRESENCE_EVERY, onClockError);
      const loadWhole = async () => {
        const [{ createSchema }, { resealStreams }] = await fetched(
          Promise.all([import('~/graphql/schema.ts'), import('~/resolvers/registry/registry.sealing.ts')]),
        );
        // An earlier version kept credentials in clear: they are sealed before anything can ask for them.
        await resealStreams(environment).catch(onClockError);
        return createExecutor(createSchema(), environment, { limits });
      };
      const executor = createLazySchemaExecutor(
        createExecutor(core, environment, { limits }),
        loadWhole,
        officeSchemas.map((load) => async () => createExecutor(await load(), environment, { limits })),
      );
      const file: LocalApi['file'] = async (call) =>
        (await fetched(import('./answerFile.ts'))).answerFile(environment, call);
      return { ...executor, file };
    };
  };
