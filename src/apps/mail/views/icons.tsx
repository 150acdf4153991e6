import { Edit, Flag, FolderClose, Inbox, SendMessage, Star, Trash, WarningSign } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

const folders: Readonly<Record<string, ReactNode>> = {
  inbox: <Inbox aria-hidden="true" />,
  sent: <SendMessage aria-hidden="true" />,
  drafts: <Edit aria-hidden="true" />,
  spam: <WarningSign aria-hidden="true" />,
  trash: <Trash aria-hidden="true" />,
};

/** The icon of a folder; by handles, for the names that the API gives are those of a whole icon set. */
export const folderIcon = (handle: string): ReactNode =>
  folders[handle] ?? <FolderClose aria-hidden="true" />;

export const filterIcon = (handle: string): ReactNode =>
  handle === 'starred' ? <Star aria-hidden="true" /> : <Flag aria-hidden="true" />;
