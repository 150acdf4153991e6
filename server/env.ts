import { isIP } from 'node:net';
import { z } from 'zod';
import { NEW_PASSWORD_MIN_LENGTH, PASSWORD_LIMIT } from '~/resolvers/session/session.rules.ts';
import { incompleteProviders, providerVariables } from './auth/providerEnv.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535')
    .default(fallback);

const host = z.string().min(1, 'must be an address such as 127.0.0.1 or 0.0.0.0').default('127.0.0.1');

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}` });

const isAddress = (text: string) => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return more.length === 0 && most > 0 && fits;
};

const listOf = (text: string) => text.split(',').map((part) => part.trim());

const proxyCure =
  'must be off, the number of proxies in front (1 to 9), or their addresses, such as loopback or 10.0.0.0/8, separated by commas';

/** Express's "trust proxy": nobody, so many proxies, or those with these addresses. */
const trustedProxies = z
  .string()
  .default('off')
  .transform((text, context) => {
    if (text === 'off') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const parts = listOf(text);
    const known = ['loopback', 'linklocal', 'uniquelocal'];
    if (parts.every((part) => known.includes(part) || isAddress(part))) return parts;
    context.addIssue({ code: 'custom', message: proxyCure });
    return z.NEVER;
  });

const isOrigin = (text: string) => {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && (protocol === 'http:' || protocol === 'https:');
  } catch {
    return false;
  }
};

const origins = z
  .string()
  .default('')
  .transform((text) => (text === '' ? [] : listOf(text)))
  .refine(
    (list) => list.every(isOrigin),
    'must be origins such as https://wall.example, separated by commas',
  );

const keyCure =
  'must be a key of 32 bytes: 64 hexadecimal digits, or base64 as "openssl rand -base64 32" makes it';

const keyBytes = 32;

/** Null for what is no key. */
function keyOf(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return new Uint8Array(Buffer.from(text, 'hex'));
  const isBase64 = /^[A-Za-z0-9+/_-]{43}=?$/.test(text);
  const bytes = isBase64 ? Buffer.from(text, 'base64') : Buffer.of();
  return bytes.length === keyBytes ? new Uint8Array(bytes) : null;
}

const keys = z.string().transform((text, context) => {
  const read = listOf(text).map(keyOf);
  if (read.every((key) => key !== null)) return read;
  context.addIssue({ code: 'custom', message: `${keyCure}; several are separated by commas` });
  return z.NEVER;
});

const key = z.string().transform((text, context) => {
  const read = keyOf(text.trim());
  if (read) return read;
  context.addIssue({ code: 'custom', message: keyCure });
  return z.NEVER;
});

/** Read as the registration form reads them. */
const [least, most] = [NEW_PASSWORD_MIN_LENGTH, PASSWORD_LIMIT];

const variables = z.object({
  HOST: host,
  PORT: port(4000),
  STORE: choice(['sql', 'memory']).default('sql'),
  DATA_DIR: z.string().min(1, 'must be a folder such as ./data').default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/database',
    })
    .optional(),
  SEED: choice(['demo', 'empty']).default('demo'),
  DEMO_PULSE: choice(['on', 'off']).default('on'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CREDENTIAL_KEY: key.optional(),
  CREDENTIAL_KEY_PREVIOUS: keys.default([]),
  LOG_LEVEL: choice(levels).default('info'),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(least, `must have ${least} characters or more`)
    .max(most, `must have ${most} characters or fewer`)
    .optional(),
  DEFAULT_ROLE: choice(['user', 'staff', 'admin'])
    .default('user')
    .transform((role) => role.toUpperCase() as Uppercase<typeof role>),
  REGISTRATION: choice(['open', 'invite', 'closed'])
    .transform((who) => who.toUpperCase() as Uppercase<typeof who>)
    .optional(),
  TRUST_PROXY: trustedProxies,
  CORS_ORIGINS: origins,
  MEDIA_ORIGINS: origins,
});

type Providers = z.output<z.ZodObject<typeof providerVariables>>;

const nameIncomplete = ({ value, issues }: z.core.ParsePayload<Providers>) => {
  for (const { variable, message } of incompleteProviders(value)) {
    issues.push({ code: 'custom', path: [variable], message, input: value[variable] });
  }
};

const serverVariables = variables
  .extend(providerVariables)
  .check(nameIncomplete)
  .refine(
    ({ ADMIN_EMAIL, ADMIN_PASSWORD }) => (ADMIN_EMAIL === undefined) === (ADMIN_PASSWORD === undefined),
    {
      path: ['ADMIN_EMAIL'],
      message: 'and ADMIN_PASSWORD must be set together',
    },
  );

const migrateVariables = variables.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  LOG_LEVEL: true,
  CREDENTIAL_KEY: true,
  CREDENTIAL_KEY_PREVIOUS: true,
});

const staticVariables = z
  .object({ HOST: host, PORT: port(4173), MEDIA_ORIGINS: origins, ...providerVariables })
  .check(nameIncomplete);

/** A variable of the environment is wrong; the message names it and the cure. */
export class EnvironmentError extends Error {}

type Variables = Readonly<Record<string, string | undefined>>;

function read<Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.output<Schema> {
  const { success, data, error } = schema.safeParse(variables);
  if (success) return data;
  const sentences = error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  throw new EnvironmentError(sentences.join('\n'));
}

/** What the server is told by its environment. Throws an error that names what is wrong. */
export const readServerEnv = (variables: Variables) => read(serverVariables, variables);

/** What `npm run migrate` is told by its environment. Throws an error that names what is wrong. */
export const readMigrateEnv = (variables: Variables) => read(migrateVariables, variables);

/** What the static file server is told by its environment. Throws an error that names what is wrong. */
export const readStaticEnv = (variables: Variables) => read(staticVariables, variables);

/** Runs the program; an error that a person can mend is one clear sentence, and the process ends with 1. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof EnvironmentError) return error.message;
  const { code, address, port: taken } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${taken} of ${address} is in use: stop the other program or choose another PORT.`;
  }
  if (code === 'EACCES') return `Port ${taken} may not be opened: choose a PORT of 1024 or more.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is no address of this machine.`;
  if (code === 'ENOTFOUND') return 'HOST is no address of this machine.';
  return null;
}
