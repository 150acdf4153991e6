import { type ReactNode, useRef } from 'react';
import { DragArea } from '~/features/office/drag/DragArea.tsx';
import { type Drops, DropsContext } from './list/drops.ts';

/** Around the list and the views, between which mails are dragged. */
export function MailDragArea({ children }: { readonly children: ReactNode }) {
  const drops = useRef<Drops | null>(null);
  return (
    <DropsContext value={drops}>
      <DragArea
        onDrop={(dragged, placeId) => drops.current?.onDrop(dragged, placeId)}
        nameOf={(placeId) => drops.current?.nameOf(placeId) ?? placeId}
      >
        {children}
      </DragArea>
    </DropsContext>
  );
}
