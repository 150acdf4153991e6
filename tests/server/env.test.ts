import { describe, expect, it } from 'vitest';
import { readServerEnv, readStaticEnv } from '../../server/env.ts';

describe('the environment', () => {
  it('needs nothing: the demo runs on 127.0.0.1:4000, the files on 127.0.0.1:4173', () => {
    expect(readServerEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4000,
      STORE: 'sql',
      DATA_DIR: './data',
      SEED: 'demo',
      DEMO_PULSE: 'on',
      LOG_LEVEL: 'info',
    });
    expect(readStaticEnv({})).toEqual({ HOST: '127.0.0.1', PORT: 4173 });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: '' }, 'HOST must be an address such as 127.0.0.1 or 0.0.0.0.'],
    [{ STORE: 'disk' }, 'STORE must be sql or memory.'],
    [{ DATA_DIR: '' }, 'DATA_DIR must be a folder such as ./data.'],
    [
      { DATABASE_URL: 'mysql://localhost/db' },
      'DATABASE_URL must be an address such as postgres://user:password@host/database.',
    ],
    [{ SEED: 'production' }, 'SEED must be demo or empty.'],
    [{ DEMO_PULSE: 'yes' }, 'DEMO_PULSE must be on or off.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal or error or warn or info or debug or trace or silent.'],
  ])('names what is wrong in %j', (variables, sentence) => {
    expect(() => readServerEnv(variables)).toThrow(sentence);
  });

  it('names everything that is wrong at once', () => {
    expect(() => readServerEnv({ PORT: 'x', SEED: 'x' })).toThrow(/^PORT .*\nSEED .*$/);
  });
});
