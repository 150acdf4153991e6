import type { Logger } from 'pino';
import type { Environment } from '~/resolvers/context.ts';
import { resealStreams } from '~/resolvers/registry/registry.sealing.ts';

/**
 * Seals the credentials of streams that lie in clear, or under an earlier key, and says so in the log. Those that no key
 * here opens stay as they are: their keys may come back.
 * @param scrub writes the rows anew, for the disk still holds what stood in them
 */
export async function sealStore(
  environment: Pick<Environment, 'store' | 'secrets'>,
  scrub: () => Promise<void>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const { sealed, unreadable } = await resealStreams(environment);
  if (sealed > 0) {
    await scrub();
    log.info({ streams: sealed }, 'credentials of streams were sealed by the present key');
  }
  if (unreadable > 0) {
    log.warn(
      { streams: unreadable },
      'credentials of streams are sealed by a key that is not here: name it in CREDENTIAL_KEY_PREVIOUS, or type them again',
    );
  }
}
