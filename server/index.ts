import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { createPasswords } from '~/credentials/passwords.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { createExecutor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import { startPulse } from '~/pulse/pulse.ts';
import type { Environment } from '~/resolvers/context.ts';
import { createEvents } from '~/resolvers/events.ts';
import { newId } from '~/resolvers/newId.ts';
import { readServerEnv, runProgram } from './env.ts';
import { onTermination, startServer } from './listen.ts';
import { startStore } from './store/startStore.ts';

const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const beatMs = 8_000;
const minuteMs = 60_000;
/** The demo account in whose name the pulse reports. */
const pulseUserId = 'user-admin';

function tokenSecret(given: string | undefined, log: Logger): Uint8Array {
  if (given !== undefined) return new TextEncoder().encode(given);
  log.warn('JWT_SECRET is not set: one was made, and sessions end with this process.');
  return randomBytes(32);
}

/** The server: one process over its store. */
await runProgram(async () => {
  const { HOST, PORT, DEMO_PULSE, JWT_SECRET, LOG_LEVEL, ...choice } = readServerEnv(process.env);
  const log = pino({ level: LOG_LEVEL });
  const { store, demo, close } = await startStore(choice, log);
  const environment: Environment = {
    clock: Date.now,
    store,
    events: createEvents(),
    newId,
    tokens: createTokens(tokenSecret(JWT_SECRET, log)),
    passwords: createPasswords(),
    newAccountRoles: ['USER'],
  };
  const executor = createExecutor(createSchema(), environment);
  const server = await startServer({ executor, log, clock: Date.now, clientFolder }, HOST, PORT);
  const stopPulse =
    demo && DEMO_PULSE === 'on'
      ? startPulse({
          executor,
          token: () => environment.tokens.issue(pulseUserId, Date.now() + minuteMs),
          random: Math.random,
          every: beatMs,
          onError: (error) => log.error({ err: error }, 'pulse'),
        })
      : () => undefined;
  log.info({ url: server.url }, 'Watchfloor listens');
  onTermination(async () => {
    log.info('Watchfloor stops');
    stopPulse();
    await server.stop();
    environment.events.close();
    await close();
  });
});
