import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ComponentType, useLayoutEffect } from 'react';
import type { DragBoard, DragItem, Press } from './dragBoard.ts';

interface TakenProps {
  readonly item: DragItem;
  readonly board: DragBoard;
}

type Listeners = ReturnType<typeof useDraggable>['listeners'];

/** React's names of the events by which a drag begins. */
const handlers: Readonly<Record<string, string>> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
};

/** Hands the presses of an element on to the engine, once it knows the element. */
function usePresses({ item, board }: TakenProps, listeners: Listeners): void {
  const { id } = item;
  useLayoutEffect(
    () => board.listen(id, (press: Press) => listeners?.[handlers[press.type] ?? '']?.(press)),
    [board, id, listeners],
  );
}

/** Marks an element which something else has drawn. */
function useMark(node: HTMLElement, mark: 'data-dragging' | 'data-over', isOn: boolean): void {
  useLayoutEffect(() => {
    node.toggleAttribute(mark, isOn);
    return () => node.removeAttribute(mark);
  }, [node, mark, isOn]);
}

function Row(props: TakenProps) {
  const { id, name, node } = props.item;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { name } });
  useLayoutEffect(() => setNodeRef(node), [node, setNodeRef]);
  usePresses(props, listeners);
  useMark(node, 'data-dragging', isDragging);
  return null;
}

function Place({ item: { id, node } }: TakenProps) {
  const { setNodeRef, isOver } = useDroppable({ id, data: { place: true } });
  useLayoutEffect(() => setNodeRef(node), [node, setNodeRef]);
  useMark(node, 'data-over', isOver);
  return null;
}

function SortedRow(props: TakenProps) {
  const { id, name, node } = props.item;
  const sortable = useSortable({ id, data: { name } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  useLayoutEffect(() => {
    setNodeRef(node);
    const handle = node.querySelector<HTMLElement>('[data-drag-handle]');
    setActivatorNodeRef(handle);
    handle?.setAttribute('aria-describedby', attributes['aria-describedby']);
  }, [node, setNodeRef, setActivatorNodeRef, attributes]);
  useLayoutEffect(() => {
    node.style.transform = CSS.Translate.toString(transform) ?? '';
    node.style.transition = transition ?? '';
    node.style.opacity = isDragging ? '0.4' : '';
  }, [node, transform, transition, isDragging]);
  usePresses(props, listeners);
  return null;
}

/** How the engine takes what is drawn on the board; each draws nothing itself. */
export const takenAs: Readonly<Record<DragItem['kind'], ComponentType<TakenProps>>> = {
  row: Row,
  sorted: SortedRow,
  place: Place,
};

/** Unique among the items of a board. */
export const keyOf = ({ kind, id }: DragItem): string => `${kind} ${id}`;
