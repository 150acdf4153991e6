import { DragHandleVertical } from '@blueprintjs/icons';
import { type ReactNode, type RefCallback, useCallback, useContext, useLayoutEffect } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import styles from './Drag.module.css';
import { DragBoardContext, type Dragged, type DragItem, type Press } from './dragBoard.ts';

function useDragItem(kind: DragItem['kind'], { id, name }: Dragged) {
  const board = useContext(DragBoardContext);
  const ref: RefCallback<HTMLElement> = useCallback(
    (node) => (node ? board?.add({ kind, id, name, node }) : undefined),
    [board, kind, id, name],
  );
  const onPress = useCallback((press: Press) => board?.press(id, press), [board, id]);
  return { ref, onPress };
}

/**
 * Makes a row one that is dragged by mouse and touch onto a `DropPlace`: what it answers is spread on the row's element.
 * Keyboards move rows by a menu or a key, which the screen has beside it.
 */
export function useDragRow(dragged: Dragged) {
  const { ref, onPress } = useDragItem('row', dragged);
  return { ref, onMouseDown: onPress, onTouchStart: onPress };
}

interface DropPlaceProps {
  /** What `onDrop` is told. */
  readonly id: string;
  readonly children: (ref: RefCallback<HTMLElement>) => ReactNode;
}

/** Something that rows can be dropped on; `dropPlace` of `ViewNav`. What is held over it carries `data-over`. */
export function DropPlace({ id, children }: DropPlaceProps) {
  return children(useDragItem('place', { id, name: id }).ref);
}

interface SortRowsProps {
  /** As they are drawn. */
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** Around rows that can be put in another order (`SortRow`). */
export function SortRows({ ids, children }: SortRowsProps) {
  const board = useContext(DragBoardContext);
  useLayoutEffect(() => board?.setOrder(ids), [board, ids]);
  return children;
}

interface SortRowProps extends Dragged {
  /** Draws the row; `handle` is the button by which it is dragged, by mouse, touch and keyboard. */
  readonly children: (handle: ReactNode) => ReactNode;
}

/** A row that can be put in another place among its `SortRows`. */
export function SortRow({ id, name, children }: SortRowProps) {
  const t = useTexts('office');
  const { ref, onPress } = useDragItem('sorted', { id, name });
  const handle = (
    <span className={styles.handle}>
      <IconButton
        icon={<DragHandleVertical aria-hidden="true" />}
        label={t('drag.handle', { name })}
        data-drag-handle
        onMouseDown={onPress}
        onTouchStart={onPress}
        onKeyDown={(press) => (press.key === ' ' || press.key === 'Enter') && onPress(press)}
      />
    </span>
  );
  return <div ref={ref}>{children(handle)}</div>;
}
