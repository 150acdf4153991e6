import { z } from 'zod';
import { mayBeEmpty, openApiDocument } from '~/rest/openapi.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';
import { routes } from '~/rest/routes.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface Operation {
  readonly responses: {
    readonly 200: { readonly content?: { readonly 'application/json': { readonly schema: JsonSchema } } };
  };
}

const document = openApiDocument(routes);
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const withoutBody = z.undefined();

/** What each row answers, read back from the published document; a GET and a POST by method and path. */
const answers = new Map(
  routes.map((route) => {
    const { method, path } = route;
    const content = paths[path]?.[method.toLowerCase()]?.responses[200].content;
    const published = content ? z.fromJSONSchema(content['application/json'].schema) : withoutBody;
    return [`${method} ${path}`, mayBeEmpty(route) ? published.optional() : published];
  }),
);

/** Throws when the success of a documented path is not as /api/openapi.json publishes it. */
export function keepsPromise({ method, path }: RestCall, { status, body }: RestReply): void {
  const answer = status === 200 ? answers.get(`${method} ${path}`) : undefined;
  const error = answer?.safeParse(body).error;
  if (error) throw new Error(`${method} ${path} does not answer what it promises: ${error.message}`);
}
