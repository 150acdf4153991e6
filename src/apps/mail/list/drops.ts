import { createContext, type RefObject, useContext, useInsertionEffect } from 'react';
import type { Dragged } from '~/features/office/drag/dragBoard.ts';

/** What happens to mails that are dropped on a folder or a label. */
export interface Drops {
  readonly onDrop: (dragged: Dragged, placeId: string) => void;
  /** Names a place for screen readers. */
  readonly nameOf: (placeId: string) => string;
}

/** The list answers what is dropped on the views beside it, which stand in another part of the screen. */
export const DropsContext = createContext<RefObject<Drops | null>>({ current: null });

export function useDrops(drops: Drops): void {
  const place = useContext(DropsContext);
  useInsertionEffect(() => {
    place.current = drops;
    return () => {
      place.current = null;
    };
  });
}
