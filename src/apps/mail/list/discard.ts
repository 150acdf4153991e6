import type { MailActions } from '../useMailActions.ts';
import type { MailFolder } from '../views/useMailViews.ts';
import type { MailRowFragment } from './MailRow.generated.ts';

/** Throws mails into the trash; those that lie there already are deleted. */
export function discard(
  mails: readonly MailRowFragment[],
  folders: readonly MailFolder[],
  actions: MailActions,
): Promise<boolean> {
  const trash = folders.find(({ handle }) => handle === 'trash');
  const isThere = mails.every(({ folder }) => folder.handle === 'trash');
  return isThere || !trash ? actions.remove(mails) : actions.move(mails, trash);
}
