import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * What an element needs to take files that are dropped on it or pasted into it. `over` says that files are held over it.
 * What is dragged within the page, and text that is pasted, stays with whoever else wants it.
 */
export function useFileDrop(add: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  // Entering a child comes before leaving its parent.
  const depth = useRef(0);
  const leave = (steps: number) => {
    depth.current = Math.max(0, steps);
    if (depth.current === 0) setOver(false);
  };
  const props = {
    onDragEnter(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      setOver(true);
    },
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave(event: DragEvent) {
      if (hasFiles(event)) leave(depth.current - 1);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      leave(0);
      add([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
  };
  return { over, props };
}
