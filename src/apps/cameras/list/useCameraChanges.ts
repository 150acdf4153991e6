import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { type BatchContext, newBatch } from '~/graphql/client/batchLink.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Refused } from '~/shell/messages/refusal.ts';
import { useBulk } from '~/shell/ui/bulk.ts';
import {
  useChangeCamerasMutation,
  useRemoveCamerasMutation,
  useRestoreCamerasMutation,
  useSetCamerasOperatorStateMutation,
} from './Bulk.generated.ts';
import { type BulkStep, undoOf } from './bulk.rules.ts';

/** Changes many cameras, call by call, and offers to take it back. `refresh` reads what became of them. */
export function useCameraChanges(refresh: () => Promise<unknown>) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { run: runBulk, progress, cancel } = useBulk();
  const [change] = useChangeCamerasMutation();
  const [setState] = useSetCamerasOperatorStateMutation();
  const [remove] = useRemoveCamerasMutation();
  const [restore] = useRestoreCamerasMutation();

  async function send(
    ids: string[],
    { input, state, removal }: Omit<BulkStep, 'ids'>,
    context: BatchContext,
  ): Promise<void> {
    if (removal) await (removal === 'REMOVE' ? remove : restore)({ variables: { ids }, context });
    if (state) await setState({ variables: { ids, state }, context });
    if (!input) return;
    const { data } = await change({ variables: { ids, input }, context });
    const [refused] = data?.changeCameras.errors ?? [];
    if (refused) throw new Refused(refused);
  }

  /** The cameras of one step that were changed; an error is told. */
  async function perform(cameras: readonly FleetCamera[], step: Omit<BulkStep, 'ids'>, batch?: BatchContext) {
    const { done, error } = await runBulk(cameras, (ids, context) => send(ids, step, context), batch);
    if (error) await tellError(error);
    // Some calls may have been written before one failed.
    await refresh().catch(() => undefined);
    return done;
  }

  async function undo(before: readonly FleetCamera[], step: Omit<BulkStep, 'ids'>): Promise<void> {
    const byId = new Map(before.map((camera) => [camera.id, camera]));
    const batch = newBatch();
    const undone = new Set<string>();
    for (const { ids, ...back } of undoOf(before, step)) {
      const done = await perform(
        ids.flatMap((id) => byId.get(id) ?? []),
        back,
        batch,
      );
      for (const { id } of done) undone.add(id);
    }
    if (undone.size > 0)
      messages.info(t('bulk.undone', { count: undone.size, number: f.number(undone.size) }));
  }

  /** Whether all of it was done. */
  async function run(cameras: readonly FleetCamera[], step: Omit<BulkStep, 'ids'>): Promise<boolean> {
    const done = await perform(cameras, step);
    if (done.length > 0) {
      const key = step.removal ? (`bulk.${step.removal}` as const) : 'bulk.done';
      const text = t(key, { count: done.length, number: f.number(done.length) });
      messages.success(text, { label: t('undo'), run: () => void undo(done, step) });
    }
    return done.length === cameras.length;
  }

  return { progress, cancel, run };
}
