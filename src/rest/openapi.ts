import { z } from 'zod';
import { emptyAnswer, type Route } from './route.ts';

/** Where the document is served, to anyone. */
export const openApiPath = '/api/openapi.json';

type Json = { readonly [key: string]: unknown };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

const errorSchema = z.object({
  error: z.object({
    code: z.string().describe('What a client may branch on, for example NOT_FOUND.'),
    message: z.string(),
    field: z.string().optional().describe('The parameter or body field to change.'),
  }),
});

const failures: Readonly<Record<number, string>> = {
  400: 'A parameter or the body cannot be read; the message says how to mend it.',
  401: 'Nobody is signed in, or the access token is invalid or expired.',
  403: 'The role does not suffice.',
  404: 'There is no such thing.',
  409: 'The state of the thing does not allow it.',
  429: 'Too many attempts; the header Retry-After says when to try again, in seconds.',
  500: 'Something went wrong on our side.',
};

const fieldsOf = (schema: z.ZodObject) => Object.entries(schema.shape);

const parameter = (name: string, schema: z.ZodObject, optional: boolean) => {
  const { properties, required } = schemaOf(schema, 'input') as {
    properties: Record<string, Json>;
    required?: string[];
  };
  const { description, ...type } = properties[name] ?? {};
  return {
    name,
    in: 'query',
    required: !optional && (required ?? []).includes(name),
    ...(description === undefined ? {} : { description }),
    schema: type,
  };
};

const content = (schema: Json) => ({ 'application/json': { schema } });

/** A list, where the body may be one. */
function bodyOf({ body, listBody }: Route): Json {
  const object = schemaOf(body, 'input');
  if (!listBody) return object;
  const { [listBody]: list } = object.properties as Record<string, Json>;
  return { anyOf: [list, object] };
}

/** Whether a success may come without a body, which a schema cannot say. */
export const mayBeEmpty = ({ answer }: Pick<Route, 'answer'>): boolean => answer.safeParse(undefined).success;

function operationOf(route: Route): Json {
  const hasBody = fieldsOf(route.body).length > 0;
  const parameters = [
    ...fieldsOf(route.query).map(([name]) => parameter(name, route.query, false)),
    ...(hasBody && route.method === 'GET'
      ? fieldsOf(route.body).map(([name]) => parameter(name, route.body, true))
      : []),
  ];
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    ...(route.public ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody
      ? {
          requestBody: {
            required: route.method !== 'GET',
            content: content(bodyOf(route)),
            ...(route.method === 'GET'
              ? { description: 'Clients that cannot send a body with GET put its fields into the query.' }
              : {}),
          },
        }
      : {}),
    responses: {
      200:
        route.answer === emptyAnswer
          ? { description: 'Success, without a body.' }
          : {
              description: mayBeEmpty(route) ? 'Success; the body may be empty.' : 'Success.',
              content: content(schemaOf(route.answer, 'output')),
            },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [
          status,
          { description, content: content({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

/** The table of routes as an OpenAPI 3.1 document. */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Watchfloor',
      version: '1',
      description: 'The REST paths of Watchfloor. The GraphQL schema at /graphql offers more.',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
