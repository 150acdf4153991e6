import { useApolloClient } from '@apollo/client/react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useAttempt } from '~/shell/messages/useAttempt.ts';
import { useRemoval } from '~/shell/messages/useRemoval.ts';
import type { WallAddress } from '../hooks/useWallUrl.ts';
import type { SavedWallFragment } from '../LiveViewScreen.generated.ts';
import type { View } from '../view.rules.ts';
import { unchanged } from '../wallUrl.ts';
import {
  CreateWallDocument,
  RemoveWallDocument,
  RestoreWallDocument,
  UpdateWallDocument,
  type UpdateWallMutationVariables,
} from './saved.generated.ts';
import { inputOf } from './savedView.ts';

export interface SavedWalls {
  readonly busy: boolean;
  /** Keeps what is shown in the wall. */
  readonly save: (wall: SavedWallFragment) => Promise<void>;
  /** Keeps what is shown under a new name. Resolves with what was refused, as the next does; both reject. */
  readonly saveAs: (name: string, shared: boolean) => Promise<readonly Refusal[]>;
  readonly rename: (wall: SavedWallFragment, name: string) => Promise<readonly Refusal[]>;
  /** Answers whether it was done. */
  readonly share: (wall: SavedWallFragment, shared: boolean) => Promise<boolean>;
  /** Removes the wall, and offers to take that back. */
  readonly remove: (wall: SavedWallFragment) => Promise<boolean>;
}

/** Keeps, shares and removes walls. */
export function useSavedWalls(
  view: View,
  change: WallAddress['change'],
  refetch: () => Promise<unknown>,
): SavedWalls {
  const client = useApolloClient();
  const t = useTexts('live-view');
  const { busy, attempt } = useAttempt();

  type Input = UpdateWallMutationVariables['input'];
  const write = async ({ id }: SavedWallFragment, input: Input) =>
    (await client.mutate({ mutation: UpdateWallDocument, variables: { id, input } })).data?.updateWall;
  const update = async (wall: SavedWallFragment, input: Input, done: string): Promise<boolean> => {
    const kept = await attempt(wall.name, () => write(wall, input));
    if (kept) messages.success(done);
    return kept !== null;
  };
  const removal = useRemoval({
    remove: async (id) =>
      (await client.mutate({ mutation: RemoveWallDocument, variables: { id } })).data ? {} : undefined,
    restore: async (id) =>
      (await client.mutate({ mutation: RestoreWallDocument, variables: { id } })).data?.restoreWall,
    refetch,
    onRemoved: () => change({ ...unchanged, wall: null }),
    onRestored: (wall) => change({ ...unchanged, wall }),
  });
  return {
    busy: busy || removal.busy,
    async save(wall) {
      const kept = await update(wall, inputOf(view), t('saved.saved', { name: wall.name }));
      if (kept) change(unchanged);
    },
    async saveAs(name, shared) {
      const variables = { input: { ...inputOf(view), name, shared } };
      const made = (await client.mutate({ mutation: CreateWallDocument, variables })).data?.createWall;
      if (!made?.wall) return made?.errors ?? [];
      await refetch();
      change({ ...unchanged, wall: made.wall.id }, { step: true });
      messages.success(t('saved.saved', { name: made.wall.name }));
      return [];
    },
    async rename(wall, name) {
      const errors = (await write(wall, { name }))?.errors ?? [];
      if (errors.length === 0) messages.success(t('saved.renamed', { name }));
      return errors;
    },
    share: (wall, shared) =>
      update(wall, { shared }, t(shared ? 'saved.shared' : 'saved.unshared', { name: wall.name })),
    remove: removal.remove,
  };
}
