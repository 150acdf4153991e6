import type { GraphQLError } from 'graphql';
import type { z } from 'zod';
import type { Execute } from '~/graphql/execute.ts';
import { startWork, type Work, type WorkLimits } from '~/graphql/work.ts';
import { bearerToken } from './bearer.ts';
import { openApiDocument, openApiPath } from './openapi.ts';
import type { Pages, RestCall, RestReply, Route, RouteInput, Step } from './route.ts';
import { routes } from './routes.ts';

/** Answers a call; null for paths that are not ours, which then pass through. Never throws. */
export type RestHandler = (call: RestCall) => Promise<RestReply | null>;

export interface RestOptions {
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Is told of what fails here; of what fails in the executor, the executor tells. */
  readonly onUnexpected?: (error: unknown) => void;
  /** Of a whole call, however many pages it reads. Default: as the executor's of one operation, 10 seconds and 8 MB. */
  readonly limits?: WorkLimits;
}

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

class CallError extends Error {
  readonly reply: RestReply;
  constructor(status: number, failure: Failure, headers: Record<string, string> = {}) {
    super(failure.message);
    this.reply = json(status, { error: failure }, headers);
  }
}

/** An answer without a body does not say that it is JSON: a client that believed it would fail to parse nothing. */
const json = (status: number, body: unknown, headers: Record<string, string> = {}): RestReply => ({
  status,
  headers: {
    ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});

const unexpected: Failure = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side.',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError(400, {
      code: 'BAD_USER_INPUT',
      message: 'The body cannot be read as JSON; send an object like {"name": "value"}.',
    });
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of the body. Never those of the query: addresses stand in logs and histories, and bodies hold secrets. */
function fieldsOf({ body }: RestCall, { body: fields, listBody, wrappedIn }: Route): unknown {
  if (Object.keys(fields.shape).length === 0) return {};
  const sent = typeof body === 'string' ? (body.trim() === '' ? undefined : parse(body)) : body;
  if (sent === undefined || sent === null) return {};
  if (Array.isArray(sent) && listBody) return { [listBody]: sent };
  if (isObject(sent)) {
    const wrapped = wrappedIn && sent[wrappedIn];
    return isObject(wrapped) ? wrapped : sent;
  }
  throw new CallError(400, {
    code: 'BAD_USER_INPUT',
    message: 'The body must be a JSON object like {"name": "value"}.',
  });
}

function read(schema: z.ZodObject, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  throw new CallError(400, {
    code: 'BAD_USER_INPUT',
    message: issue?.message ?? 'The call cannot be read.',
    ...(field ? { field } : {}),
  });
}

function tokenOf(headers: RestCall['headers']): string | null {
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'authorization');
  return bearerToken(name && headers[name]);
}

function failureOf({ message, extensions }: GraphQLError): CallError {
  const { code, field, retryAfterSeconds } = extensions;
  const status = statusOf[String(code)] ?? 500;
  if (status === 500) return new CallError(500, unexpected);
  return new CallError(
    status,
    { code: String(code), message, ...(typeof field === 'string' ? { field } : {}) },
    typeof retryAfterSeconds === 'number' ? { 'retry-after': String(retryAfterSeconds) } : {},
  );
}

/** In whose name the documents of a call run, and within which limits all of them. */
interface Asker {
  readonly token: string | null;
  readonly work: Work;
}

/** The rows of each path by their method. */
const table = new Map<string, Map<string, Route>>();
for (const route of routes) {
  const methods = table.get(route.path) ?? new Map<string, Route>();
  table.set(route.path, methods.set(route.method, route));
}

/** The row for the call; null when no row has the path. */
function find({ method, path }: RestCall): Route | null {
  const methods = table.get(path) ?? table.get(path.replace(/\/+$/, ''));
  if (!methods) return null;
  const route = methods.get(method);
  if (!route) throw methodNotAllowed([...methods.keys()]);
  return route;
}

const methodNotAllowed = (allowed: readonly string[]) =>
  new CallError(
    405,
    { code: 'METHOD_NOT_ALLOWED', message: `This path answers ${allowed.join(' and ')} only.` },
    { allow: allowed.join(', ') },
  );

/**
 * The documented REST paths over the executor, with no platform beneath. Errors are `{ error: { code, message,
 * field? } }` with status 400, 401, 403, 404, 405, 409, 429 or 503; anything unforeseen is a masked 500. However many pages
 * a documented list has, the call reads them within the limits of one operation: 503 TIMEOUT, 400 ANSWER_TOO_LARGE.
 */
export function createRestHandler(execute: Execute, options: RestOptions = {}): RestHandler {
  const { clock = Date.now, onUnexpected, limits } = options;

  async function run(
    step: Step,
    variables: Record<string, unknown>,
    { token, work }: Asker,
  ): Promise<unknown> {
    const { data, errors } = await execute({ document: step.document, variables, token, work });
    const [error] = errors ?? [];
    if (error) {
      const failure = failureOf(error);
      // The executor tells of what it masks; what has a status of its own nowhere is told from here.
      if (failure.reply.status === 500 && error.extensions.code !== unexpected.code) onUnexpected?.(error);
      throw failure;
    }
    const [refusal] = step.errors?.(data) ?? [];
    if (refusal) {
      const { field, message } = refusal;
      throw new CallError(400, { code: 'BAD_USER_INPUT', message, field });
    }
    return data;
  }

  async function readPages(
    route: Route,
    input: RouteInput<unknown, unknown>,
    asker: Asker,
  ): Promise<Pages<unknown>> {
    const pages: [unknown, ...unknown[]] = [await run(route, route.variables(input), asker)];
    let next = route.next?.(pages[0], input);
    while (next) {
      const page = await run({ ...route, document: next.document }, next.variables, asker);
      pages.push(page);
      next = route.next?.(page, input);
    }
    return pages;
  }

  async function answer(call: RestCall): Promise<RestReply | null> {
    if (call.path === openApiPath) {
      if (call.method !== 'GET') throw methodNotAllowed(['GET']);
      return json(200, openApiDocument(routes));
    }
    const route = find(call);
    if (!route) return null;
    const input: RouteInput<unknown, unknown> = {
      query: read(route.query, call.query),
      body: read(route.body, fieldsOf(call, route)),
      now: clock(),
    };
    // A call that changes something goes on when its caller leaves: who closes the page after "Save" has saved.
    const work = startWork(limits, call.method === 'GET' ? call.left : undefined);
    try {
      const asker = { token: tokenOf(call.headers), work };
      if (route.write) await run(route.write, route.write.variables(input), asker);
      return json(200, route.reply(await readPages(route, input, asker), input));
    } finally {
      work.close();
    }
  }

  return async (call) => {
    const method = call.method.toUpperCase();
    try {
      return await answer({ ...call, method: method === 'HEAD' ? 'GET' : method });
    } catch (error) {
      if (error instanceof CallError) return error.reply;
      onUnexpected?.(error);
      return json(500, { error: unexpected });
    }
  };
}
