import { type ReactNode, useRef } from 'react';
import { Button } from '~/shell/ui/Button.tsx';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** As the attribute of an input: what the dialog of the system offers first. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the system's dialog for files. */
export function FileButton({ children, icon, accept, multiple, disabled, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
