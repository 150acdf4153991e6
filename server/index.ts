import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { createProviders } from '~/credentials/providers.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { repeat } from '~/lib/repeat.ts';
import { createPulse } from '~/pulse/pulse.ts';
import { createPresence, PRESENCE_EVERY } from '~/resolvers/chat/chat.connections.ts';
import type { Environment } from '~/resolvers/context.ts';
import { createEvents } from '~/resolvers/events.ts';
import { newId } from '~/resolvers/newId.ts';
import { keepMaintenance } from '~/resolvers/registry/maintenance.clock.ts';
import { allowedMediaOrigins } from '~/resolvers/registry/registry.mediaOrigins.ts';
import { credentialSecrets } from './auth/credentialSecrets.ts';
import { createSetup, makeFirstAdmin } from './auth/firstAdmin.ts';
import { createServerPasswords } from './auth/passwords.ts';
import { persistentSecret, tokenKeyFile } from './auth/persistentSecret.ts';
import { providersOf } from './auth/providerEnv.ts';
import { readServerEnv, runProgram } from './env.ts';
import { createPostgresCarrier } from './events/postgresCarrier.ts';
import { createServerExecutor } from './executor.ts';
import { onTermination, startServer } from './listen.ts';
import { logNarrowed } from './store/privateFiles.ts';
import { sealStore } from './store/sealStore.ts';
import { startStore } from './store/startStore.ts';
import { createServerProbe } from './streamProbe.ts';

const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const beatMs = 8_000;
const maintenanceMs = 5_000;

/**
 * The secret of the environment; else one kept beside the data, when they are in a folder; else one for this process
 * only.
 */
async function tokenSecret(env: ReturnType<typeof readServerEnv>, log: Logger): Promise<Uint8Array> {
  if (env.JWT_SECRET !== undefined) return new TextEncoder().encode(env.JWT_SECRET);
  if (env.STORE === 'sql' && env.DATABASE_URL === undefined)
    return persistentSecret(env.DATA_DIR, tokenKeyFile, logNarrowed(log));
  log.warn('JWT_SECRET is not set: one was made, and sessions end with this process.');
  return randomBytes(32);
}

/** The server: one process over its store. */
await runProgram(async () => {
  const env = readServerEnv(process.env);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  const log = pino({ level: env.LOG_LEVEL });
  const { store, fleetHealth, blobs, demo, scrub, close } = await startStore(env, log);
  const secrets = await credentialSecrets(env, log);
  await sealStore({ store, secrets }, scrub, log);
  const passwords = createServerPasswords();
  if (email !== undefined && password !== undefined) {
    const made = await makeFirstAdmin({ store, newId, passwords }, { email, password });
    log.info(
      { email, made },
      made ? 'the first administrator was made' : 'there are users: ADMIN_EMAIL is not read',
    );
  }
  const providers = providersOf(env);
  const registration = env.REGISTRATION ?? (demo ? 'OPEN' : 'CLOSED');
  const setup = (await store.users.count()) === 0 ? createSetup() : null;
  let reconnectAll: () => void = () => undefined;
  const carrier =
    env.STORE === 'sql' && env.DATABASE_URL !== undefined
      ? await createPostgresCarrier({
          url: env.DATABASE_URL,
          onError: (error) => log.error({ err: error }, 'events between servers'),
          onMissed: () => reconnectAll(),
        })
      : undefined;
  const parts = { clock: Date.now, store, events: createEvents(carrier), newId };
  const environment: Environment = {
    ...parts,
    presence: createPresence(parts),
    fleetHealth,
    blobs,
    tokens: createTokens(await tokenSecret(env, log)),
    passwords,
    providers: createProviders(providers),
    secrets,
    streamProbe: createServerProbe(Date.now),
    newAccountRoles: [env.DEFAULT_ROLE],
    registration,
    mediaPolicy: { fixed: env.MEDIA_ORIGINS, changeable: true },
    setup,
  };
  const executor = createServerExecutor(environment, log);
  const { TRUST_PROXY: trustProxy, CORS_ORIGINS: corsOrigins } = env;
  const options = {
    executor,
    log,
    clock: Date.now,
    clientFolder,
    trustProxy,
    corsOrigins,
    mediaOrigins: { fixed: env.MEDIA_ORIGINS, allowed: () => allowedMediaOrigins(store) },
    providers,
    registration,
  };
  const server = await startServer(options, env.HOST, env.PORT);
  reconnectAll = server.reconnectAll;
  const stopPulse =
    demo && env.DEMO_PULSE === 'on'
      ? repeat(createPulse({ environment, random: Math.random }), beatMs, (error) =>
          log.error({ err: error }, 'pulse'),
        )
      : () => undefined;
  const stopMaintenance = repeat(
    () => keepMaintenance(environment),
    maintenanceMs,
    (error) => log.error({ err: error }, 'maintenance'),
  );
  const stopPresence = repeat(environment.presence.beat, PRESENCE_EVERY, (error) =>
    log.error({ err: error }, 'presence'),
  );
  onTermination(async () => {
    log.info('Watchfloor stops');
    stopPulse();
    stopMaintenance();
    stopPresence();
    await server.stop();
    await environment.presence.close();
    environment.events.close();
    await carrier?.close();
    await close();
  });
  // Logged last: whoever waits for this line may end the process at once, which must then be a graceful end.
  log.info({ url: server.url }, 'Watchfloor listens');
  if (setup) {
    log.warn({ link: setup.link(server.url) }, 'there is no user yet: make the first administrator');
  }
});
