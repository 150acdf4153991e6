import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { createTokens } from '~/credentials/tokens.ts';
import { createExecutor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import { startPulse } from '~/pulse/pulse.ts';
import type { Environment } from '~/resolvers/context.ts';
import { createEvents } from '~/resolvers/events.ts';
import { newId } from '~/resolvers/newId.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createSetup, makeFirstAdmin } from './auth/firstAdmin.ts';
import { createServerPasswords } from './auth/passwords.ts';
import { readServerEnv, runProgram } from './env.ts';
import { onTermination, startServer } from './listen.ts';

const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const beatMs = 8_000;
/** The demo account in whose name the pulse reports. */
const pulseUserId = 'user-admin';

function tokenSecret(given: string | undefined, log: Logger): Uint8Array {
  if (given !== undefined) return new TextEncoder().encode(given);
  log.warn('JWT_SECRET is not set: one was made, and sessions end with this process.');
  return randomBytes(32);
}

/** The server: one process, its data in memory. */
await runProgram(async () => {
  const env = readServerEnv(process.env);
  const { SEED, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  const log = pino({ level: env.LOG_LEVEL });
  const demo = SEED === 'demo';
  const store = createMemoryStore({ seeds: demo ? demoSeeds(Date.now) : {}, resettable: demo });
  const passwords = createServerPasswords();
  if (email !== undefined && password !== undefined) {
    const made = await makeFirstAdmin({ store, newId, passwords }, { email, password });
    log.info(
      { email, made },
      made ? 'the first administrator was made' : 'there are users: ADMIN_EMAIL is not read',
    );
  }
  const setup = (await store.users.count()) === 0 ? createSetup() : null;
  const environment: Environment = {
    clock: Date.now,
    store,
    events: createEvents(),
    newId,
    tokens: createTokens(tokenSecret(env.JWT_SECRET, log)),
    passwords,
    newAccountRoles: [env.DEFAULT_ROLE],
    setup,
  };
  const executor = createExecutor(createSchema(), environment);
  const { TRUST_PROXY: trustProxy, CORS_ORIGINS: corsOrigins } = env;
  const options = { executor, log, clock: Date.now, clientFolder, trustProxy, corsOrigins };
  const server = await startServer(options, env.HOST, env.PORT);
  const stopPulse =
    demo && env.DEMO_PULSE === 'on'
      ? startPulse({
          executor,
          userId: pulseUserId,
          random: Math.random,
          every: beatMs,
          onError: (error) => log.error({ err: error }, 'pulse'),
        })
      : () => undefined;
  log.info({ url: server.url, seed: SEED }, 'Watchfloor listens');
  if (setup) {
    log.warn({ command: setup.command(server.url) }, 'there is no user yet: make the first administrator');
  }
  onTermination(async () => {
    log.info('Watchfloor stops');
    stopPulse();
    await server.stop();
    environment.events.close();
  });
});
