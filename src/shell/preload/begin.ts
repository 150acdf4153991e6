import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import type { Params } from 'react-router-dom';
import { nextTask } from '~/lib/nextTask.ts';

/** A query with its variables. */
export interface Question {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
  /** Equal for equal variables. */
  readonly key: string;
  /** It is begun when it is first read, and not with the screen. */
  readonly later?: true;
}

/** What an address says to the queries of its screen. */
export interface ScreenAddress {
  readonly params: Params;
  readonly search: URLSearchParams;
  /**
   * The answer to another query, on which variables depend; undefined while it is not there. Queries that need it are
   * left out until then: they begin when it comes.
   */
  readonly answer: <Data>(document: TypedDocumentNode<Data, Record<string, never>>) => Data | undefined;
}

export type Queries = (address: ScreenAddress) => readonly Question[];

/** A query that a route has begun. */
export interface BegunQuery extends Question {
  readonly client: ApolloClient;
  readonly ref: PreloadedQueryRef;
  /** It was answered from the cache, and is as old as that. */
  readonly cached: boolean;
  /** Resolves when it was answered or has failed. */
  readonly settled: Promise<void>;
  /** Whether it has. */
  readonly isSettled: () => boolean;
}

/** The queries of a screen by their documents; the function begins those that have waited to be read. */
export type BegunQueries = ReadonlyMap<DocumentNode, () => BegunQuery>;

/** The loader data of a screen's route, which `usePreloaded` reads. */
export interface ScreenData {
  readonly begun: BegunQueries;
  /** All queries, once those that wait for another answer have begun too; null when none does. */
  readonly all: Promise<BegunQueries> | null;
}

/** A query of a screen, for `queries` of its preload. */
export const ask = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Question => ({ document, variables, key: JSON.stringify(variables) });

/** The same of what is not in sight at first: it is asked when a part of the screen that reads it is drawn. */
export const askLater = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Question => ({ ...ask(document, variables), later: true });

const ignore = () => undefined;

function begin(client: ApolloClient, question: Question): BegunQuery {
  const { document, variables } = question;
  const cached = client.readQuery({ query: document, variables }) !== null;
  const preload = createQueryPreloader(client);
  const ref = preload(document, { variables });
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  // Who reads it is told of a failure.
  const settled = preload.toPromise(ref).then(settle, settle);
  return { ...question, client, ref, cached, settled, isSettled: () => isSettled };
}

/** Begins a query when it is first read. */
function beginOnce(client: ApolloClient, question: Question): () => BegunQuery {
  let begun: BegunQuery | undefined;
  return () => {
    begun ??= begin(client, question);
    return begun;
  };
}

type Place = Pick<ScreenAddress, 'params' | 'search'>;

/** The queries of an address, as far as the answers that they depend on are in the cache; `missing` names the others. */
function questionsAt(client: ApolloClient, queries: Queries, place: Place) {
  const missing = new Set<DocumentNode>();
  const answer: ScreenAddress['answer'] = (document) => {
    const found = client.readQuery({ query: document });
    if (found === null) missing.add(document);
    return found ?? undefined;
  };
  return { questions: queries({ ...place, answer }), missing };
}

/** The queries of an address, and which of them are to be begun now. Those that wait for an answer begin when it comes. */
function prepareQueries(client: ApolloClient, queries: Queries, place: Place) {
  const begun = new Map<DocumentNode, () => BegunQuery>();
  const add = ({ questions }: ReturnType<typeof questionsAt>) => {
    const now: (() => BegunQuery)[] = [];
    for (const question of questions) {
      if (begun.has(question.document)) continue;
      const read = beginOnce(client, question);
      begun.set(question.document, read);
      if (!question.later) now.push(read);
    }
    return now;
  };
  const known = questionsAt(client, queries, place);
  const atOnce = add(known);
  if (known.missing.size === 0) return { data: { begun, all: null }, atOnce };
  const all = Promise.all([...known.missing].map((query) => client.query({ query }))).then(() => {
    for (const read of add(questionsAt(client, queries, place))) read();
    return begun;
  });
  // Who reads one of them is told.
  all.catch(ignore);
  return { data: { begun, all }, atOnce };
}

/** Begins the queries of an address; those with a full answer in the cache ask nobody. */
export function beginQueries(client: ApolloClient, queries: Queries, place: Place): ScreenData {
  const { data, atOnce } = prepareQueries(client, queries, place);
  for (const read of atOnce) read();
  return data;
}

/** Milliseconds for which the first screen of a page waits for its answers. */
const MOMENT = 300;

/** Begins each in a task of its own; resolves when all are settled. */
async function settleInTasks(queries: readonly (() => BegunQuery)[]): Promise<void> {
  const settled: Promise<void>[] = [];
  for (const read of queries) {
    settled.push(read().settled);
    await nextTask();
  }
  await Promise.all(settled);
}

/**
 * As `beginQueries`, behind the splash of a page, where the thread has much else to do. Resolves when those that are begun
 * at once are settled, or after a moment. What stands in one go is laid out once: without this the first screen is drawn with
 * skeletons, which are gone before anybody has seen them.
 */
export async function beginBehindSplash(
  client: ApolloClient,
  queries: Queries,
  place: Place,
): Promise<ScreenData> {
  const { data, atOnce } = prepareQueries(client, queries, place);
  await Promise.race([settleInTasks(atOnce), new Promise((resolve) => setTimeout(resolve, MOMENT))]);
  return data;
}

/** Whether two addresses of a screen ask the same. */
export function asksTheSame(client: ApolloClient, queries: Queries, one: Place, other: Place): boolean {
  const [before, after] = [questionsAt(client, queries, one), questionsAt(client, queries, other)];
  if (before.missing.size + after.missing.size > 0) return false;
  return (
    before.questions.length === after.questions.length &&
    before.questions.every(({ document, key }, index) => {
      const same = after.questions[index];
      return same?.document === document && same.key === key;
    })
  );
}
