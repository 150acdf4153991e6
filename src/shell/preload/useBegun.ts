import type { DocumentNode } from '@apollo/client';
import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { BegunQuery, ScreenData } from './begin.ts';

/** The query as the screen's route has begun it, or begins it now that it is read. */
export function useBegun(document: DocumentNode): BegunQuery {
  const { begun, all } = useLoaderData<ScreenData>();
  const read = begun.get(document) ?? (all ? use(all).get(document) : undefined);
  if (!read) throw new Error('The route of this screen does not begin this query.');
  return read();
}
