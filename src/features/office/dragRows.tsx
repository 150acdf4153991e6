import { DragHandleVertical } from '@blueprintjs/icons';
import { useDraggable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import styles from './DragArea.module.css';
import type { Dragged } from './DragArea.tsx';

/**
 * Makes a row one that is dragged by mouse and touch onto a `DropPlace`: what it answers is spread on the row's element.
 * Keyboards move rows by a menu or a key, which the screen has beside it.
 */
export function useDragRow({ id, name }: Dragged) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { name } });
  const { onKeyDown: _, ...pointers } = listeners ?? {};
  return { ref: setNodeRef, ...pointers, 'data-dragging': isDragging || undefined };
}

/** Around rows that can be put in another order (`SortRow`); `ids` as they are drawn. */
export function SortRows({
  ids,
  children,
}: {
  readonly ids: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}

interface SortRowProps extends Dragged {
  /** Draws the row; `handle` is the button by which it is dragged, by mouse, touch and keyboard. */
  readonly children: (handle: ReactNode) => ReactNode;
}

/** A row that can be put in another place among its `SortRows`. */
export function SortRow({ id, name, children }: SortRowProps) {
  const t = useTexts('office');
  const sortable = useSortable({ id, data: { name } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = sortable;
  const style: CSSProperties = {
    transform: CSS.Translate.toString(transform),
    transition,
    opacity: sortable.isDragging ? 0.4 : undefined,
  };
  const handle = (
    <span className={styles.handle}>
      <IconButton
        ref={setActivatorNodeRef}
        icon={<DragHandleVertical aria-hidden="true" />}
        label={t('drag.handle', { name })}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      />
    </span>
  );
  return (
    <div ref={setNodeRef} style={style}>
      {children(handle)}
    </div>
  );
}
