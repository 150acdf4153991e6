import { useCallback } from 'react';
import { fetchNamespace, hasTexts, type Translate, textLanguage, translatorOf } from '../i18n/texts.ts';
import { formatOf } from '../i18n/useFormat.ts';
import { useLanguage, useLateTexts } from '../i18n/useTexts.ts';
import { messages } from './messages.ts';
import { about, Refused, tellRefusal } from './refusal.ts';

type Values = Readonly<Record<string, unknown>>;

/** The text key of an error and its values. */
export interface ErrorName {
  readonly key: string;
  readonly values: Values;
}

/** The codes that have a text of their own; any other is unexpected. */
const known = [
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CONFLICT',
  'RATE_LIMITED',
  'PROVIDER_UNREACHABLE',
] as const;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The extensions of the API's first error. Read by shape, so that pages without Apollo can use it. */
function extensionsOf(error: unknown): Values | null {
  const first: unknown = isRecord(error) && Array.isArray(error.errors) ? error.errors[0] : null;
  return isRecord(first) && isRecord(first.extensions) ? first.extensions : null;
}

/** Whether the API refused with this code: one of those that the schema's descriptions name. */
export const hasCode = (error: unknown, code: string): boolean =>
  isRecord(error) &&
  Array.isArray(error.errors) &&
  error.errors.some(({ extensions }: { extensions?: Values }) => extensions?.code === code);

function ofExtensions({ code, reason, field, retryAfterSeconds, ...values }: Values): ErrorName {
  if (typeof reason === 'string') return { key: `reason.${reason}`, values };
  if (code === 'RATE_LIMITED' && typeof retryAfterSeconds === 'number') {
    return { key: 'error.RATE_LIMITED_FOR', values: { seconds: retryAfterSeconds } };
  }
  if (code === 'BAD_USER_INPUT' && typeof field === 'string') {
    return { key: 'error.BAD_FIELD', values: { field } };
  }
  if (code === 'PAYLOAD_TOO_LARGE') return { key: 'error.TOO_LARGE', values: {} };
  const name = known.find((each) => each === code) ?? 'UNEXPECTED';
  return { key: `error.${name}`, values };
}

function ofStatus(status: number, response: unknown): ErrorName {
  const after = response instanceof Response ? Number(response.headers.get('retry-after')) : 0;
  if (status === 429 && after > 0) return { key: 'error.RATE_LIMITED_FOR', values: { seconds: after } };
  const names: Readonly<Record<number, string>> = {
    401: 'UNAUTHENTICATED',
    403: 'FORBIDDEN',
    413: 'TOO_LARGE',
    429: 'RATE_LIMITED',
    502: 'UNAVAILABLE',
    503: 'UNAVAILABLE',
    504: 'UNAVAILABLE',
  };
  return { key: `error.${names[status] ?? 'UNEXPECTED'}`, values: {} };
}

/** The text for an error: by the API's code, else by the HTTP status, else as a lost connection, else as unexpected. */
export function errorName(error: unknown): ErrorName {
  const extensions = extensionsOf(error);
  if (extensions) return ofExtensions(extensions);
  if (isRecord(error) && typeof error.statusCode === 'number') {
    return ofStatus(error.statusCode, error.response);
  }
  // A fetch that gets no answer is a TypeError in every browser; a socket that breaks is a CloseEvent.
  const lost = error instanceof TypeError || (isRecord(error) && 'wasClean' in error);
  return { key: `error.${lost ? 'CONNECTION' : 'UNEXPECTED'}`, values: {} };
}

/** There was no answer at all: the server is out of reach, or was for a moment. */
export const isConnectionLost = (error: unknown): boolean => errorName(error).key === 'error.CONNECTION';

function inWords(t: Translate, language: string, error: unknown): string {
  const { key, values } = errorName(error);
  const duration = typeof values.seconds === 'number' ? formatOf(language).duration(values.seconds) : '';
  // The shell's texts are there even where nothing more can be fetched.
  if (!hasTexts('messages')) return translatorOf('shell')('error.title');
  return t([key, 'error.UNEXPECTED'], { ...values, duration });
}

/** Says in the chosen language what went wrong; empty until the texts are there, which the screen does not wait for. */
export function useErrorText(): (error: unknown) => string {
  const { t, ready } = useLateTexts('messages');
  const language = useLanguage();
  return useCallback((error) => (ready ? inWords(t, language, error) : ''), [language, ready, t]);
}

/**
 * Tells in the bar at the top what went wrong, or was refused.
 * @param name of what it was about: a camera, an incident, a file; left out where the whole page was meant
 */
export async function tellError(error: unknown, name?: string): Promise<void> {
  if (error instanceof Refused) return tellRefusal(error.refusal, name);
  await fetchNamespace('messages');
  messages.error(about(name, inWords(translatorOf('messages'), textLanguage(), error)));
}

/** Shows a sign-in provider's own message (specification, shell §8); other errors get our texts. */
export async function tellProviderError(error: unknown): Promise<void> {
  const own =
    error instanceof Error && !(error instanceof Refused) && errorName(error).key === 'error.UNEXPECTED';
  await (own ? messages.error(error.message) : tellError(error));
}
