import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { useRemoveCamerasMutation, useRestoreCamerasMutation } from './Bulk.generated.ts';

interface Restored {
  readonly id: string;
  readonly name: string;
}

/** Removes one camera or takes it back, each with the way back. `refetch` reads what became of it. */
export function useRestore(refetch: () => Promise<unknown>) {
  const t = useTexts('cameras');
  const [removeOne, removing] = useRemoveCamerasMutation();
  const [restoreOne, restoring] = useRestoreCamerasMutation();

  async function run(send: typeof removeOne | typeof restoreOne, { id, name }: Restored): Promise<boolean> {
    const done = await send({ variables: { ids: [id] } }).catch((error) =>
      tellError(error, name).then(() => null),
    );
    // What is shown stays when asking again fails.
    await refetch().catch(() => undefined);
    return done !== null;
  }

  async function remove(camera: Restored): Promise<void> {
    if (!(await run(removeOne, camera))) return;
    const undo = { label: t('undo'), run: () => void restore(camera) };
    messages.success(t('remove.done', { name: camera.name }), undo);
  }

  async function restore(camera: Restored): Promise<void> {
    if (await run(restoreOne, camera)) messages.success(t('restore.done', { name: camera.name }));
  }

  return { remove, restore, busy: removing.loading || restoring.loading };
}
