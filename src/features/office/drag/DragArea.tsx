import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useAwake } from '~/shell/ui/useAwake.ts';
import type { DragEngine, DragHandlers } from './DragEngine.tsx';
import { createDragBoard, DragBoardContext } from './dragBoard.ts';

interface DragAreaProps extends DragHandlers {
  readonly children: ReactNode;
}

/**
 * Around rows that are dragged and what they are dropped on. The engine's code comes when somebody stirs or presses a
 * row; without it, nothing is dragged, and everything else works.
 */
export function DragArea({ children, ...handlers }: DragAreaProps) {
  const [board] = useState(createDragBoard);
  const [Engine, setEngine] = useState<ComponentType<ComponentProps<typeof DragEngine>> | null>(null);
  const awake = useAwake();
  useEffect(() => {
    const load = () =>
      void import('./DragEngine.tsx').then(
        ({ DragEngine }) => setEngine(() => DragEngine),
        // The next press tries again.
        () => undefined,
      );
    board.onWaiting(load);
    if (awake) load();
    return () => board.onWaiting(null);
  }, [board, awake]);
  return (
    <DragBoardContext value={board}>
      {children}
      {Engine ? <Engine board={board} {...handlers} /> : null}
    </DragBoardContext>
  );
}
