import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';

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
}

export interface RestReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value. */
  readonly body: unknown;
}

/** What a route is asked with, after its schemas have read it. */
export interface RouteInput<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface RouteFacts {
  readonly method: 'GET' | 'POST';
  /** Segments that begin with a colon are parameters and join the query. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** Anyone may call it; the schema decides, this only tells the reader of the documentation. */
  readonly public?: boolean;
}

interface RouteRow<
  Data,
  Variables extends Record<string, unknown>,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
> extends RouteFacts {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  variables(input: RouteInput<z.output<Query>, z.output<Body>>): Variables;
  reply(data: Data, input: RouteInput<z.output<Query>, z.output<Body>>): z.input<Answer>;
}

/** One row of the table of REST paths. */
export interface Route extends RouteFacts {
  readonly document: DocumentNode;
  readonly query: z.ZodObject;
  /** Fields of the JSON body; without fields there is no body. Where fetch cannot send one, on GET, they may stand in the query. */
  readonly body: z.ZodObject;
  /** What a success answers. */
  readonly answer: z.ZodType;
  variables(input: RouteInput<unknown, unknown>): Record<string, unknown>;
  reply(data: unknown, input: RouteInput<unknown, unknown>): unknown;
}

/** Checks a row against its own document and schemas, and forgets them, so that rows can stand in one list. */
export function defineRoute<
  Data,
  Variables extends Record<string, unknown>,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
>(row: RouteRow<Data, Variables, Query, Body, Answer>): Route {
  return row;
}
