import { useApolloClient } from '@apollo/client/react';
import type { TourInput } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useRemoval } from '~/shell/messages/useRemoval.ts';
import type { SavedTourFragment } from '../LiveViewScreen.generated.ts';
import {
  CreateTourDocument,
  RemoveTourDocument,
  RestoreTourDocument,
  UpdateTourDocument,
} from '../saved/saved.generated.ts';

export interface SavedTours {
  readonly busy: boolean;
  /** Keeps the tour, or makes a new one (null). Resolves with what was refused; rejects when nobody could be asked. */
  readonly save: (tour: SavedTourFragment | null, input: TourInput) => Promise<readonly Refusal[]>;
  /** Removes the tour, and offers to take that back. */
  readonly remove: (tour: SavedTourFragment) => Promise<boolean>;
}

/** Keeps and removes tours. */
export function useSavedTours(refetch: () => Promise<unknown>): SavedTours {
  const client = useApolloClient();
  const t = useTexts('live-view');
  const write = async (tour: SavedTourFragment | null, input: TourInput) => {
    if (!tour) {
      const { data } = await client.mutate({ mutation: CreateTourDocument, variables: { input } });
      return data?.createTour;
    }
    const variables = { id: tour.id, input };
    return (await client.mutate({ mutation: UpdateTourDocument, variables })).data?.updateTour;
  };
  const { busy, remove } = useRemoval({
    remove: async (id) =>
      (await client.mutate({ mutation: RemoveTourDocument, variables: { id } })).data ? {} : undefined,
    restore: async (id) =>
      (await client.mutate({ mutation: RestoreTourDocument, variables: { id } })).data?.restoreTour,
    refetch,
  });
  return {
    busy,
    async save(tour, input) {
      const kept = await write(tour, input);
      if (!kept?.tour) return kept?.errors ?? [];
      await refetch();
      messages.success(t('saved.saved', { name: kept.tour.name }));
      return [];
    },
    remove,
  };
}
