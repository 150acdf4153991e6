import { z } from 'zod';
import { collectSchemas, type Json, type NamedSchemas } from './openapiSchemas.ts';
import { errorAnswer, failures, failuresOf } from './refusals.ts';
import { emptyAnswer, type Route } from './route.ts';
import { tags } from './tags.ts';

/** Where the document is served, to anyone. */
export const openApiPath = '/api/openapi.json';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const content = (schema: Json) => ({ 'application/json': { schema } });

function parametersOf({ query }: Route): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', target: 'draft-2020-12' });
  return Object.entries(properties as Record<string, Json>).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}

/** The body, and the other forms in which it is taken. */
function bodyOf({ operationId, body, listBody, wrappedIn }: Route, schemas: NamedSchemas): Json {
  const object = schemas.add(body, 'input', `${capital(operationId)}Body`);
  if (wrappedIn) {
    const wrapped = { type: 'object', properties: { [wrappedIn]: object }, required: [wrappedIn] };
    return { anyOf: [object, wrapped] };
  }
  if (!listBody) return object;
  const list = body.shape[listBody] as z.ZodType;
  const { $schema: _, ...plain } = z.toJSONSchema(list, { io: 'input', target: 'draft-2020-12' });
  return { anyOf: [plain, object] };
}

const onGet = {
  description:
    'Sent with GET. Clients that cannot send a body with GET, such as pages in a browser, send the same by POST to the same path.',
};

function operationOf(route: Route, schemas: NamedSchemas): Json {
  const { operationId, summary, tag, method, answer } = route;
  const parameters = parametersOf(route);
  const hasBody = Object.keys(route.body.shape).length > 0;
  return {
    operationId,
    summary,
    tags: [tag],
    ...(route.public ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody
      ? {
          requestBody: {
            ...(method === 'GET' ? onGet : {}),
            required: true,
            content: content(bodyOf(route, schemas)),
          },
        }
      : {}),
    responses: {
      200:
        answer === emptyAnswer
          ? { description: 'Success, without a body.' }
          : {
              description: 'Success.',
              content: content(schemas.add(answer, 'output', `${capital(operationId)}Answer`)),
            },
      ...Object.fromEntries(
        failuresOf(route).map((status) => [
          status,
          { $ref: `#/components/responses/${failures[status][0]}` },
        ]),
      ),
    },
  };
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
};

/** A response for each status that a call may fail with, which the operations share. */
function sharedResponses(routes: readonly Route[], schemas: NamedSchemas): Json {
  const error = schemas.add(errorAnswer, 'output', 'Error');
  const statuses = new Set(routes.flatMap(failuresOf));
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((status) => {
        const [name, description] = failures[status];
        const headers = status === 429 ? { headers: retryAfter } : {};
        return [name, { description, ...headers, content: content(error) }];
      }),
  );
}

const description = `The REST paths of Watchfloor. The GraphQL schema at /graphql offers more.

Passwords and access tokens are read from headers and bodies, never from an address. A known path that is asked with
another method answers 405 and names the allowed ones in the header Allow; an unknown path answers 404.`;

/** The table of routes as an OpenAPI 3.1 document. */
export function openApiDocument(routes: readonly Route[]): Json {
  const schemas = collectSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, schemas) };
  }
  const responses = sharedResponses(routes, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Watchfloor',
      version: '1',
      description,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      schemas: schemas.components(),
      responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
