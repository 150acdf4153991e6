import type { Selection } from '~/shell/ui/useSelection.ts';
import type { MailActions } from '../useMailActions.ts';
import { useMailViews, useViewNames } from '../views/useMailViews.ts';
import { useDrops } from './drops.ts';
import type { MailRowFragment } from './MailRow.generated.ts';

interface MailDropsOptions {
  readonly rows: readonly MailRowFragment[];
  readonly selection: Selection<MailRowFragment>;
  readonly actions: MailActions;
}

/** Mails that are dropped on a folder move there, those that are dropped on a label get it. A selected one takes the others along. */
export function useMailDrops({ rows, selection, actions }: MailDropsOptions): void {
  const { folders, labels } = useMailViews();
  const names = useViewNames();
  const folderOf = (placeId: string) => folders.find(({ id }) => placeId === `folder/${id}`);
  const labelOf = (placeId: string) => labels.find(({ id }) => placeId === `label/${id}`);
  useDrops({
    onDrop: ({ id }, placeId) => {
      const mails = selection.ids.has(id) ? selection.rows : rows.filter((mail) => mail.id === id);
      const folder = folderOf(placeId);
      const label = labelOf(placeId);
      if (folder) void actions.move(mails, folder);
      if (label) void actions.label(mails, label, true);
    },
    nameOf: (placeId) => {
      const folder = folderOf(placeId);
      return folder ? names.folder(folder.handle, folder.title) : (labelOf(placeId)?.title ?? placeId);
    },
  });
}
