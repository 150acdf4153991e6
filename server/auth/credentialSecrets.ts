import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createSecrets, sealingKeyOf } from '~/credentials/secrets.ts';
import type { Secrets } from '~/resolvers/context.ts';
import type { DatabaseChoice } from '../store/openDatabase.ts';
import { logNarrowed } from '../store/privateFiles.ts';
import { credentialKeyFile, persistentSecret, persistentSecretIn } from './persistentSecret.ts';

export interface KeyChoice extends DatabaseChoice {
  /** The memory store keeps no data, so its key need not be kept either. */
  readonly STORE?: 'sql' | 'memory';
  /** Encrypts and decrypts; without it a key is kept in DATA_DIR. */
  readonly CREDENTIAL_KEY?: Uint8Array | undefined;
  /** Earlier keys: they decrypt only. */
  readonly CREDENTIAL_KEY_PREVIOUS: readonly Uint8Array[];
}

type Log = Pick<Logger, 'info' | 'warn'>;

async function keysOf(choice: KeyChoice, log: Log): Promise<Uint8Array[]> {
  const { STORE, DATA_DIR, DATABASE_URL, CREDENTIAL_KEY, CREDENTIAL_KEY_PREVIOUS: previous } = choice;
  if (STORE === 'memory') return [CREDENTIAL_KEY ?? randomBytes(32), ...previous];
  const onNarrowed = logNarrowed(log);
  if (CREDENTIAL_KEY) {
    // An installation that had no CREDENTIAL_KEY before has values encrypted with the key of the file.
    const kept = await persistentSecretIn(DATA_DIR, credentialKeyFile, onNarrowed);
    return [CREDENTIAL_KEY, ...previous, ...(kept ? [kept] : [])];
  }
  if (DATABASE_URL !== undefined) {
    const file = join(DATA_DIR, credentialKeyFile.name);
    log.warn(
      { file },
      'CREDENTIAL_KEY is not set: credentials of streams are sealed by the key in this file. Keep a copy of it apart from ' +
        'the database, and give other servers of this database the same key as CREDENTIAL_KEY.',
    );
  }
  return [await persistentSecret(DATA_DIR, credentialKeyFile, onNarrowed), ...previous];
}

/**
 * Encrypts the credentials of streams with CREDENTIAL_KEY, else with a key that is kept beside the data and made at the
 * first start. Throws when the file of the key holds none or cannot be written.
 */
export async function credentialSecrets(choice: KeyChoice, log: Log): Promise<Secrets> {
  const keys = await Promise.all((await keysOf(choice, log)).map(sealingKeyOf));
  return createSecrets(async () => keys);
}
