import type { ReactNode } from 'react';
import { isFilePath } from '~/lib/fileDoor.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { downloadFile } from '~/shell/ui/exports/downloadFile.ts';
import { openFile } from '~/shell/ui/files.ts';

interface FileLinkProps {
  /** Address of the file: ours, by https: or data:. */
  readonly url: string;
  /** What it is saved as. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that saves a file under its name. Files of ours are fetched with the token of the session. */
export function FileLink({ url, name, className, children }: FileLinkProps) {
  const save = async () => {
    try {
      const file = await openFile(url);
      downloadFile(file, name, file.type);
    } catch (error) {
      void tellError(error);
    }
  };
  return (
    <a
      className={className}
      href={url}
      download={name}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (!isFilePath(url)) return;
        event.preventDefault();
        void save();
      }}
    >
      {children}
    </a>
  );
}
