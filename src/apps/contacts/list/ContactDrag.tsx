import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { DragArea } from '~/features/office/drag/DragArea.tsx';
import type { Dragged } from '~/features/office/drag/dragBoard.ts';

type OnDrop = (contactId: string, groupId: string) => void;

interface Drag {
  /** What is done where a contact is dropped on a group. The list says it, for it knows what is selected. */
  readonly receive: (onDrop: OnDrop | null) => void;
  readonly named: (names: ReadonlyMap<string, string>) => void;
}

const DragContext = createContext<Drag>({ receive: () => undefined, named: () => undefined });

/** What the list tells the area that contacts are dragged in. */
export const useContactDrag = (): Drag => useContext(DragContext);

/** Around the list and the groups: contacts are dragged from one onto the other. */
export function ContactDrag({ children }: { readonly children: ReactNode }) {
  const onDrop = useRef<OnDrop>(null);
  const names = useRef<ReadonlyMap<string, string>>(new Map());
  const drag = useMemo<Drag>(
    () => ({
      receive: (next) => {
        onDrop.current = next;
      },
      named: (next) => {
        names.current = next;
      },
    }),
    [],
  );
  return (
    <DragContext value={drag}>
      <DragArea
        onDrop={({ id }: Dragged, placeId) => onDrop.current?.(id, placeId)}
        nameOf={(id) => names.current.get(id) ?? ''}
      >
        {children}
      </DragArea>
    </DragContext>
  );
}
