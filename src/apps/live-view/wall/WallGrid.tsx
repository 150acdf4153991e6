import { type CSSProperties, type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Placed } from '../layout.rules.ts';
import { MovePreview } from './MovePreview.tsx';
import type { TileActions } from './tileActions.ts';
import styles from './WallGrid.module.css';

interface WallGridProps {
  readonly columns: number;
  readonly rows: number;
  /** One below the other at the height of a picture, where the screen is too narrow for the layout. */
  readonly flowing: boolean;
  /** Changes when other tiles come in all at once, as a tour does. */
  readonly turn: string;
  readonly placed: readonly Placed[];
  /** The place of the tile that is carried by the menu's "Move…". */
  readonly carrying: number | null;
  readonly actions: TileActions;
  readonly nameOf: (cameraId: string) => string;
  readonly ref?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}

/** The number of the place that an element belongs to; null beside the places. */
function placeAt(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const face = target.closest('li')?.querySelector('[data-place]');
  return face ? Number(face.getAttribute('data-place')) : null;
}

/**
 * The tiles in their places. A tile that is dragged or carried over another changes places with it; before, both places show
 * what would come there. That is kept here, so that the tiles are not drawn anew with each place that is passed.
 */
export function WallGrid(props: WallGridProps) {
  const { columns, rows, flowing, turn, placed, carrying, actions, ref, children } = props;
  const t = useTexts('live-view');
  const { arranging } = actions;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const taken = placed.find(({ index }) => index === (dragged ?? carrying));
  const target = placed.find(({ index }) => index === over);
  const move = taken && target && taken !== target ? { from: taken, to: target } : null;
  const nameOf = ({ cameraId }: Placed) => (cameraId === null ? '' : props.nameOf(cameraId));

  const pass = (event: { readonly target: EventTarget }) => {
    const place = placeAt(event.target);
    if (place !== null && place !== over) setOver(place);
  };
  const admit = (event: DragEvent) => {
    // Files and texts from elsewhere may not be dropped here.
    if (dragged === null || !arranging.allowed) return;
    event.preventDefault();
    pass(event);
  };
  const said = move
    ? t(move.to.cameraId === null ? 'arrange.previewEmpty' : 'arrange.preview', {
        name: nameOf(move.from),
        place: move.to.index + 1,
        other: nameOf(move.to),
        otherPlace: move.from.index + 1,
      })
    : arranging.said;
  return (
    <>
      <ul
        ref={ref}
        key={turn}
        className={styles.grid}
        data-flowing={flowing || undefined}
        data-turning={turn === '' ? undefined : ''}
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
        aria-label={t('grid')}
        onFocus={pass}
        onMouseOver={pass}
        onDragStart={({ target: tile, dataTransfer }) => {
          const from = placed.find(({ index }) => index === placeAt(tile));
          if (!from) return;
          // Firefox drags nothing without data.
          dataTransfer.setData('text/plain', nameOf(from));
          setDragged(from.index);
        }}
        onDragEnter={admit}
        onDragOver={admit}
        onDrop={(event) => {
          event.preventDefault();
          setDragged(null);
          const to = placeAt(event.target);
          if (dragged !== null && to !== null && to !== dragged) arranging.swap(dragged, to);
        }}
        onDragEnd={() => setDragged(null)}
      >
        {children}
        {move ? <MovePreview {...move} nameOf={nameOf} /> : null}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
