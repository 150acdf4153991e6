import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Direction, layoutOfKey, neighbour, type Placed } from '../layout.rules.ts';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';
import type { TileActions } from '../wall/tileActions.ts';
import { layoutChange } from '../wallUrl.ts';
import type { WallState } from './useWall.ts';
import type { WallAddress } from './useWallUrl.ts';

const arrows: Readonly<Record<string, readonly [ltr: Direction, rtl: Direction]>> = {
  ArrowLeft: ['left', 'right'],
  ArrowRight: ['right', 'left'],
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
};

const placeOf = (grid: Element | null, index: number) =>
  grid?.querySelector<HTMLElement>(`[data-place="${index}"]`);

interface WallKeys {
  readonly grid: RefObject<HTMLUListElement | null>;
  readonly wall: WallState;
  readonly change: WallAddress['change'];
  readonly actions: TileActions;
  readonly nameOf: (cameraId: string) => string;
  readonly incidentOf: (cameraId: string) => LiveIncidentFragment | undefined;
  readonly onFullscreen: () => void;
  readonly onHelp: () => void;
  /** Esc, where nothing is enlarged. */
  readonly onEscape: () => void;
}

/**
 * Keys of the wall. Letters and digits work only while the focus is in it, so that they disturb nobody who types elsewhere
 * (WCAG 2.1.4); an arrow finds the wall from the page too.
 */
export function useWallKeys(keys: WallKeys) {
  const { grid, wall, change, actions } = keys;
  const { placed, pageCount, page, view, large } = wall;
  const wanted = useRef<Pick<Placed, 'index' | 'cameraId'> | null>(null);
  // A tile that changed its place took the focus with it, or lost it on the way.
  useLayoutEffect(() => {
    const { index, cameraId } = wanted.current ?? {};
    // Not before it has arrived.
    if (index === undefined || !placed.some((tile) => tile.index === index && tile.cameraId === cameraId))
      return;
    placeOf(grid.current, index)?.focus();
    wanted.current = null;
  });

  const focusOn = (place: Placed) => {
    placeOf(grid.current, place.index)?.focus();
    if (place.cameraId !== null) actions.select(place.cameraId);
  };

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const { activeElement } = document;
      const outside = activeElement === document.body || activeElement?.id === 'main';
      if (!outside || !(event.key in arrows) || event.ctrlKey || event.metaKey || event.altKey) return;
      const first = grid.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    addEventListener('keydown', enter);
    return () => removeEventListener('keydown', enter);
  }, [grid]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const at = document.activeElement?.closest('[data-place]')?.getAttribute('data-place');
    const current = placed.find(({ index }) => String(index) === at);
    const camera = current?.cameraId;
    const arrow = arrows[key];
    const layout = layoutOfKey(key, view.layout);
    const turn = { PageDown: 1, PageUp: -1 }[key];
    const grow = { '+': 1, '-': -1 }[key];
    if (arrow && current) {
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = neighbour(placed, current, arrow[rtl ? 1 : 0]);
      if (next && event.shiftKey && actions.arranging.allowed) {
        wanted.current = { index: next.index, cameraId: current.cameraId };
        actions.arranging.swap(current.index, next.index);
      } else if (next) focusOn(next);
    } else if (key === 'Escape' && large) actions.enlarge(null);
    else if (key === 'Escape') keys.onEscape();
    else if (turn) change({ page: Math.min(pageCount - 1, Math.max(0, page + turn)) });
    else if (layout) change(layoutChange(layout), { step: true });
    else if (key === 'f') keys.onFullscreen();
    else if (key === '?') keys.onHelp();
    else if (key === 's' && camera) actions.snapshot(camera, keys.nameOf(camera), keys.incidentOf(camera));
    else if (key === 'a' && camera) {
      const incident = keys.incidentOf(camera);
      if (incident?.state === 'NEW' && actions.mayAct) actions.acknowledge(incident);
    } else if (key === 'Delete' && camera && actions.arranging.allowed) {
      wanted.current = { index: current.index, cameraId: null };
      actions.arranging.remove(current.index);
    } else if (grow && current && actions.arranging.allowed) {
      const span = { columns: current.columns + grow, rows: current.rows + grow };
      actions.arranging.resize(current.index, span);
    } else return;
    event.preventDefault();
  };
}
