import type { Execute } from '~/graphql/execute.ts';
import { startWork, type Work, type WorkLimits } from '~/graphql/work.ts';
import { CallError, failureOf, json, methodNotAllowed, unexpected } from './callError.ts';
import { openApiDocument, openApiPath } from './openapi.ts';
import { fieldsOf, read, tokenOf } from './readCall.ts';
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

/** The caller of a call's documents, and the limits of all of them together. */
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
      // The executor reports what it masks; other unexpected failures are reported here.
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
    // A call that changes something goes on when its caller leaves: closing the page right after "Save" must not lose
    // the change.
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
