import {
  type Active,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './Drag.module.css';
import type { DragBoard, Dragged } from './dragBoard.ts';
import { keyOf, takenAs } from './dragItems.tsx';

/** What an area does with what is dragged in it. */
export interface DragHandlers {
  /** Something was dropped on a `DropPlace`. */
  readonly onDrop?: ((dragged: Dragged, placeId: string) => void) | undefined;
  /** A row of a `SortRows` was dropped on another, in whose place it stands from now on. */
  readonly onSort?: ((dragged: Dragged, overId: string) => void) | undefined;
  /** Names places and rows for screen readers, by their ids. */
  readonly nameOf: (id: string) => string;
}

interface DragEngineProps extends DragHandlers {
  readonly board: DragBoard;
}

const draggedOf = ({ id, data }: Active): Dragged => ({
  id: String(id),
  name: String(data.current?.name ?? id),
});

const isRow = ({ data }: DroppableContainer): boolean => data.current?.place !== true;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from row to row: places beside them are reached by the menus that every list has. */
const nextRow: KeyboardCoordinateGetter = (event, { active, context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { droppableContainers, droppableRects, over } = context;
  const rows = droppableContainers
    .getEnabled()
    .filter(isRow)
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.top - b.rect.top);
  const place = rows.findIndex(({ id }) => id === (over?.id ?? active));
  const next = rows[place + step]?.rect;
  return next && { x: next.left, y: next.top };
};

const collisions: CollisionDetection = (args) =>
  args.pointerCoordinates
    ? pointerWithin(args)
    : closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(isRow) });

/** Pixels that a mouse moves, and milliseconds that a finger rests, before a press is a drag. */
const sensors = {
  mouse: { activationConstraint: { distance: 6 } },
  touch: { activationConstraint: { delay: 250, tolerance: 8 } },
  keyboard: { coordinateGetter: nextRow },
};

/** Lets the rows of a board be dragged onto its places and into another order. It says to screen readers what happens. */
export function DragEngine({ board, onDrop, onSort, nameOf }: DragEngineProps) {
  const { items, order } = useSyncExternalStore(board.subscribe, board.read);
  const t = useTexts('office');
  const [held, setHeld] = useState<Dragged | null>(null);
  const name = (active: Active) => draggedOf(active).name;
  const end = ({ active, over }: DragEndEvent) => {
    setHeld(null);
    if (!over || over.id === active.id) return;
    const dragged = draggedOf(active);
    if (over.data.current?.place === true) onDrop?.(dragged, String(over.id));
    else onSort?.(dragged, String(over.id));
  };
  return (
    <DndContext
      sensors={useSensors(
        useSensor(MouseSensor, sensors.mouse),
        useSensor(TouchSensor, sensors.touch),
        useSensor(KeyboardSensor, sensors.keyboard),
      )}
      collisionDetection={collisions}
      onDragStart={({ active }) => setHeld(draggedOf(active))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag.how') },
        announcements: {
          onDragStart: ({ active }) => t('drag.held', { name: name(active) }),
          onDragOver: ({ active, over }) =>
            over
              ? t('drag.over', { name: name(active), place: nameOf(String(over.id)) })
              : t('drag.nowhere', { name: name(active) }),
          onDragEnd: ({ active, over }) =>
            over
              ? t('drag.dropped', { name: name(active), place: nameOf(String(over.id)) })
              : t('drag.cancelled', { name: name(active) }),
          onDragCancel: ({ active }) => t('drag.cancelled', { name: name(active) }),
        },
      }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        {items.map((item) => {
          const Taken = takenAs[item.kind];
          return <Taken key={keyOf(item)} item={item} board={board} />;
        })}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {held ? (
          <div className={styles.held}>
            <bdi>{held.name}</bdi>
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
