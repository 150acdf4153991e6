import { z } from 'zod';
import { openApiDocument } from '~/rest/openapi.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';
import { routes } from '~/rest/routes.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface Response {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json': { readonly schema: JsonSchema } };
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

const { paths, components } = openApiDocument(routes) as unknown as Document;

const local = (schema: unknown) => JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/');
const $defs = JSON.parse(local(components.schemas));

const resolved = (response: Response): Response =>
  response.$ref === undefined
    ? response
    : (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {});

/** What an answer is by the published document; an answer without a schema has no body. */
function schemaOf(response: Response): z.ZodType {
  const { content } = resolved(response);
  if (!content) return z.undefined();
  return z.fromJSONSchema({ ...JSON.parse(local(content['application/json'].schema)), $defs });
}

const schemas = new Map<Response, z.ZodType>();

/**
 * Throws when a documented path answers with a status that /api/openapi.json does not name for it, or not as it publishes
 * the answer.
 */
export function keepsPromise({ method, path }: RestCall, { status, body }: RestReply): void {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) return;
  const response = operation.responses[status];
  if (!response) throw new Error(`${method} ${path} answers ${status}, which is not documented.`);
  const schema = schemas.get(response) ?? schemaOf(response);
  schemas.set(response, schema);
  const { error } = schema.safeParse(body);
  if (error) throw new Error(`${method} ${path} does not answer what it promises: ${error.message}`);
}
