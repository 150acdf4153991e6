import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { apolloContext } from '~/graphql/client/context.ts';
import type { Role } from '~/graphql/types.generated.ts';
import { requireRoles, requireSession } from '../auth/guards.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { asksTheSame, beginBehindSplash, beginQueries, type Queries, type ScreenData } from './begin.ts';

interface PreloadOptions {
  /** Namespaces of the screen's texts. */
  readonly texts: readonly string[];
  /** Who may open the screen, one of the role sets (specification, shell §6). Default: everybody who is signed in. */
  readonly roles?: readonly Role[];
  /** What the screen asks at an address. */
  readonly queries?: Queries;
  /** Begins to fill the stores of the session that the screen reads, such as the fleet; called again on a retry. */
  readonly stores?: (client: ApolloClient) => void;
}

/** The part of a route that does not wait for the screen's code. */
export interface Preload {
  readonly loader: (call: LoaderFunctionArgs) => Promise<ScreenData>;
  readonly shouldRevalidate: (change: ShouldRevalidateFunctionArgs) => boolean;
}

const none: Queries = () => [];

let isFirstScreen = true;

/**
 * Begins a screen: lets in whoever may open it, and begins its texts and its queries without waiting for their answers
 * (the first screen of a page: for a moment alone), which the screen reads with `usePreloaded`. A change of the address
 * asks those queries whose variables it changes; trying again at the same address asks those that have no answer.
 * Throws a redirect for those who may not come in.
 */
export function definePreload({ texts, roles, queries = none, stores }: PreloadOptions): Preload {
  const enter = roles ? requireRoles(roles) : requireSession;
  let known: ApolloClient | undefined;
  return {
    loader: async (call) => {
      enter(call);
      const isFirst = isFirstScreen;
      isFirstScreen = false;
      const said = loadTexts(...texts);
      // A screen for guests asks nothing: there is no client for them.
      if (queries === none && !stores) return { begun: new Map(), all: null };
      const client = await call.context.get(apolloContext)();
      known = client;
      stores?.(client);
      const { searchParams: search } = new URL(call.request.url);
      const place = { params: call.params, search };
      if (!isFirst) return beginQueries(client, queries, place);
      const [data] = await Promise.all([beginBehindSplash(client, queries, place), said]);
      return data;
    },
    shouldRevalidate: ({ currentUrl, nextUrl, currentParams, nextParams }) => {
      if (currentUrl.href === nextUrl.href) return true;
      if (!known) return false;
      const before = { params: currentParams, search: currentUrl.searchParams };
      const after = { params: nextParams, search: nextUrl.searchParams };
      return !asksTheSame(known, queries, before, after);
    },
  };
}
