import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { FieldError, PageInfo } from '~/graphql/types.generated.ts';
import type { Tag } from './tags.ts';

/** A call as a plain record: two of the documented calls carry a body on GET, which `Request` refuses. */
export interface RestCall {
  readonly method: string;
  /** Without the query, for example /api/auth. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in any case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The text of the body, or what was parsed from it; undefined or empty when there is none. */
  readonly body?: unknown;
  /** Aborted when the caller does not wait for the reply any more. */
  readonly left?: AbortSignal;
}

export interface RestReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value; undefined when there is no body. */
  readonly body: unknown;
}

/** What a route is asked with, after its schemas have read it. */
export interface RouteInput<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Statuses of refusals that only some calls give; what all of them may give is known without. */
export type Refused = 401 | 403 | 404 | 409;

interface RouteFacts {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: Tag;
  /** Refusals besides those that every call can get. */
  readonly refuses?: readonly Refused[];
  /** Anyone may call it; the schema decides, this only tells the reader of the documentation. */
  readonly public?: boolean;
}

/** Other forms in which a body is taken. */
interface BodyForms {
  /** Of bodies that may be a list: the field of the body schema that the list is read as. */
  readonly listBody?: string;
  /** Of bodies that may stand in an object of one field: the name of that field. */
  readonly wrappedIn?: string;
}

interface Documented<Query extends z.ZodObject, Body extends z.ZodObject, Answer extends z.ZodType>
  extends RouteFacts,
    BodyForms {
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

type InputOf<Query extends z.ZodObject, Body extends z.ZodObject> = RouteInput<
  z.output<Query>,
  z.output<Body>
>;

type Refusal = Pick<FieldError, 'field' | 'message'>;

interface RouteRow<
  Data,
  Variables extends Record<string, unknown>,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
> extends Documented<Query, Body, Answer> {
  readonly document: TypedDocumentNode<Data, Variables>;
  variables(input: InputOf<Query, Body>): Variables;
  /** Why a form was refused: the call answers 400 with the first of them, and `reply` is not asked. */
  errors?(data: Data): readonly Refusal[];
  reply(data: Data, input: InputOf<Query, Body>): z.input<Answer>;
}

/** Where a page of a connection ends. */
export type PageEnd = Pick<PageInfo, 'hasNextPage' | 'endCursor'>;

interface PagedRouteRow<
  Data,
  Variables extends { readonly after?: string | null },
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
  Written,
  WriteVariables extends Record<string, unknown>,
> extends Documented<Query, Body, Answer> {
  /** Done once, before the list is read: for calls that change a list and answer with it. */
  readonly write?: {
    readonly document: TypedDocumentNode<Written, WriteVariables>;
    variables(input: InputOf<Query, Body>): WriteVariables;
    /** As in `defineRoute`. */
    errors?(data: Written): readonly Refusal[];
  };
  /** Reads one page of a connection, from the variable `after` on. */
  readonly document: TypedDocumentNode<Data, Variables>;
  /** All but `after`. */
  variables(input: InputOf<Query, Body>): Omit<Variables, 'after'>;
  /** Where the connection's page ends; null when there is no connection. */
  pageEnd(data: Data): PageEnd | null | undefined;
  /** Is given what the document answered, page by page. */
  reply(pages: Pages<Data>, input: InputOf<Query, Body>): z.input<Answer>;
}

interface ContinuedRouteRow<
  Data,
  Variables extends Record<string, unknown>,
  More,
  MoreVariables extends Record<string, unknown>,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
> extends Documented<Query, Body, Answer> {
  readonly document: TypedDocumentNode<Data, Variables>;
  variables(input: InputOf<Query, Body>): Variables;
  readonly more: {
    readonly document: TypedDocumentNode<More, MoreVariables>;
    /** Null when what was answered last leaves nothing to be read. */
    variables(last: Data | More, input: InputOf<Query, Body>): MoreVariables | null;
  };
  reply(pages: readonly [Data, ...More[]], input: InputOf<Query, Body>): z.input<Answer>;
}

/** There is always a first page, be it empty. */
export type Pages<Data> = readonly [Data, ...Data[]];

/** One document of a route. */
export interface Step {
  readonly document: DocumentNode;
  variables(input: RouteInput<unknown, unknown>): Record<string, unknown>;
  errors?(data: unknown): readonly Refusal[];
}

/** A document that reads on where a page ended. */
export interface NextPage {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
}

/** One row of the table of REST paths. */
export interface Route extends RouteFacts, BodyForms, Step {
  readonly query: z.ZodObject;
  /** Fields of the JSON body; without fields there is no body. */
  readonly body: z.ZodObject;
  /** What a success answers. */
  readonly answer: z.ZodType;
  readonly write?: Step;
  /** What is asked after a page; null when that was the last. A row without it has one page. */
  next?(page: unknown, input: RouteInput<unknown, unknown>): NextPage | null;
  reply(pages: Pages<unknown>, input: RouteInput<unknown, unknown>): unknown;
}

/** The answer of calls that are documented as 200 without a body; their reply is undefined. */
export const emptyAnswer = z.undefined();

/** Type-checks a row against its own document and schemas, and erases these types, so that rows fit into one list. */
export function defineRoute<
  Data,
  Variables extends Record<string, unknown>,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
>(row: RouteRow<Data, Variables, Query, Body, Answer>): Route {
  return { ...row, reply: ([data]: Pages<Data>, input: InputOf<Query, Body>) => row.reply(data, input) };
}

/**
 * Like defineRoute, for documented lists that can grow: the API gives at most 100 rows a page, the REST path all of
 * them. The document is run again with `after` until the connection ends, so that a full list drops nothing.
 */
export function definePagedRoute<
  Data,
  Variables extends { readonly after?: string | null },
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
  Written = unknown,
  WriteVariables extends Record<string, unknown> = Record<string, unknown>,
>({ pageEnd, ...row }: PagedRouteRow<Data, Variables, Query, Body, Answer, Written, WriteVariables>): Route {
  return {
    ...row,
    next(page: Data, input: InputOf<Query, Body>) {
      const end = pageEnd(page);
      if (!end?.hasNextPage) return null;
      return { document: row.document, variables: { ...row.variables(input), after: end.endCursor } };
    },
  };
}

/**
 * Like defineRoute, for answers of which one list can grow: the rest of the list is read by a smaller document of its own,
 * again and again until its variables are null.
 */
export function defineContinuedRoute<
  Data,
  Variables extends Record<string, unknown>,
  More,
  MoreVariables extends Record<string, unknown>,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
>({ more, ...row }: ContinuedRouteRow<Data, Variables, More, MoreVariables, Query, Body, Answer>): Route {
  return {
    ...row,
    reply: ([data, ...rest]: readonly [Data, ...More[]], input: InputOf<Query, Body>) =>
      row.reply([data, ...rest], input),
    next(page: Data | More, input: InputOf<Query, Body>) {
      const variables = more.variables(page, input);
      return variables && { document: more.document, variables };
    },
  };
}
