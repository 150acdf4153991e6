import { useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Refused } from '~/shell/messages/refusal.ts';
import { useChangeCamerasMutation, useSetCamerasOperatorStateMutation } from './Bulk.generated.ts';
import { type BulkStep, callsOf, undoOf } from './bulk.rules.ts';

/** Changes many cameras, call by call, and offers to take it back. `refresh` reads what became of them. */
export function useBulk(refresh: () => Promise<unknown>) {
  const t = useTexts('cameras');
  const [busy, setBusy] = useState(false);
  const [change] = useChangeCamerasMutation();
  const [setState] = useSetCamerasOperatorStateMutation();

  async function send({ ids, input, state }: BulkStep): Promise<void> {
    if (state) await setState({ variables: { ids: [...ids], state } });
    if (!input) return;
    const { data } = await change({ variables: { ids: [...ids], input } });
    const [refused] = data?.changeCameras.errors ?? [];
    if (refused) throw new Refused(refused);
  }

  async function perform(steps: readonly BulkStep[]): Promise<boolean> {
    setBusy(true);
    try {
      for (const call of steps.flatMap(callsOf)) await send(call);
      return true;
    } catch (error) {
      await tellError(error);
      return false;
    } finally {
      // Some calls may have been written before one failed.
      await refresh().catch(() => undefined);
      setBusy(false);
    }
  }

  /** Whether all of it was done. */
  async function run(cameras: readonly FleetCamera[], what: Omit<BulkStep, 'ids'>): Promise<boolean> {
    const step = { ...what, ids: cameras.map(({ id }) => id) };
    const undo = undoOf(cameras, step);
    const done = await perform([step]);
    if (done) {
      const text = t('bulk.done', { count: cameras.length });
      messages.success(text, { label: t('undo'), run: () => void perform(undo) });
    }
    return done;
  }

  return { busy, run };
}
