import { useApolloClient } from '@apollo/client/react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
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
import { useAttempt } from './useAttempt.ts';

export interface SavedWalls {
  readonly busy: boolean;
  /** Keeps what is shown in the wall. */
  readonly save: (wall: SavedWallFragment) => Promise<void>;
  /** Keeps what is shown under a new name. Answers whether it was done, as the next two do. */
  readonly saveAs: (name: string, shared: boolean) => Promise<boolean>;
  readonly rename: (wall: SavedWallFragment, name: string) => Promise<boolean>;
  readonly share: (wall: SavedWallFragment, shared: boolean) => Promise<boolean>;
  /** Removes the wall, and offers to take that back. */
  readonly remove: (wall: SavedWallFragment) => Promise<void>;
}

/** Keeps, shares and removes walls. */
export function useSavedWalls(
  view: View,
  change: WallAddress['change'],
  refetch: () => Promise<unknown>,
): SavedWalls {
  const client = useApolloClient();
  const t = useTexts('live-view');
  const shell = useTexts('shell');
  const { busy, attempt } = useAttempt();

  const update = async (
    wall: SavedWallFragment,
    input: UpdateWallMutationVariables['input'],
    done: string,
  ): Promise<boolean> => {
    const kept = await attempt(wall.name, async () => {
      const variables = { id: wall.id, input };
      return (await client.mutate({ mutation: UpdateWallDocument, variables })).data?.updateWall;
    });
    if (kept) messages.success(done);
    return kept !== null;
  };
  const restore = async ({ id, name }: SavedWallFragment) => {
    const restored = await attempt(name, async () => {
      const { data } = await client.mutate({
        mutation: RestoreWallDocument,
        variables: { id },
      });
      return data?.restoreWall;
    });
    if (!restored) return;
    await refetch();
    change({ ...unchanged, wall: id });
    messages.info(t('saved.restored', { name }));
  };
  return {
    busy,
    async save(wall) {
      const kept = await update(wall, inputOf(view), t('saved.saved', { name: wall.name }));
      if (kept) change(unchanged);
    },
    async saveAs(name, shared) {
      const made = await attempt(name, async () => {
        const variables = { input: { ...inputOf(view), name, shared } };
        return (await client.mutate({ mutation: CreateWallDocument, variables })).data?.createWall;
      });
      if (!made?.wall) return false;
      await refetch();
      change({ ...unchanged, wall: made.wall.id }, { step: true });
      messages.success(t('saved.saved', { name: made.wall.name }));
      return true;
    },
    rename: (wall, name) => update(wall, { name }, t('saved.renamed', { name })),
    share: (wall, shared) =>
      update(wall, { shared }, t(shared ? 'saved.shared' : 'saved.unshared', { name: wall.name })),
    async remove(wall) {
      const removed = await attempt(wall.name, async () => {
        const { data } = await client.mutate({
          mutation: RemoveWallDocument,
          variables: { id: wall.id },
        });
        return data ? {} : undefined;
      });
      if (!removed) return;
      change({ ...unchanged, wall: null });
      await refetch();
      messages.success(t('saved.removed', { name: wall.name }), {
        label: shell('undo'),
        run: () => void restore(wall),
      });
    },
  };
}
