import type { GraphQLError } from 'graphql';
import type { RestReply } from './route.ts';

const statusOf: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  ANSWER_TOO_LARGE: 400,
  PROVIDER_UNREACHABLE: 502,
  TIMEOUT: 503,
};

/** What a caller is told of a failure; `field` names the parameter or body field to change. */
interface Failure {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

/** Why a call is not answered as it was asked, with the answer that it gets instead. */
export class CallError extends Error {
  readonly reply: RestReply;
  constructor(status: number, failure: Failure, headers: Record<string, string> = {}) {
    super(failure.message);
    this.reply = json(status, { error: failure }, headers);
  }
}

/** An answer without a body has no content type: a client that expected JSON would fail to parse an empty text. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): RestReply => ({
  status,
  headers: {
    ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});

export const unexpected: Failure = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side.',
};

/** What the executor's error comes to: its code as a status; what has none is masked. */
export function failureOf({ message, extensions }: GraphQLError): CallError {
  const { code, field, retryAfterSeconds } = extensions;
  const status = statusOf[String(code)] ?? 500;
  if (status === 500) return new CallError(500, unexpected);
  return new CallError(
    status,
    { code: String(code), message, ...(typeof field === 'string' ? { field } : {}) },
    typeof retryAfterSeconds === 'number' ? { 'retry-after': String(retryAfterSeconds) } : {},
  );
}

export const methodNotAllowed = (allowed: readonly string[]) =>
  new CallError(
    405,
    { code: 'METHOD_NOT_ALLOWED', message: `This path answers ${allowed.join(' and ')} only.` },
    { allow: allowed.join(', ') },
  );
