import { type RefObject, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
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

/** What uses the keys itself: fields, menus, groups of fields and dialogs. */
const usesKeys = ':is(input, select, textarea, [contenteditable]), :is([role=menu], fieldset, dialog) *';

const isTaken = (target: Element) =>
  target.matches(usesKeys) || document.querySelector('dialog[open]') !== null;

/** Where a key was pressed: on a tile or beside the wall on its screen, or on nothing in particular; null elsewhere. */
function placeOfKey(target: Element, screen: Element | null): 'screen' | 'page' | null {
  if (screen?.contains(target)) return 'screen';
  return target === document.body || target.id === 'main' ? 'page' : null;
}

interface WallKeys {
  /** The wall with its bar. */
  readonly screen: RefObject<HTMLElement | null>;
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
 * Keys of the wall. Letters and digits work only while the focus is on its screen, so that they disturb nobody who types
 * elsewhere (WCAG 2.1.4): also on a button of the bar, where a press by mouse leaves it. An arrow finds the wall from there,
 * and from the page too.
 */
export function useWallKeys(keys: WallKeys): void {
  const { screen, grid, wall, change, actions } = keys;
  const { placed, pageCount, page, view, large } = wall;
  const wanted = useRef<{ readonly index?: number; readonly cameraId: string | null } | null>(null);
  // A tile that changed its place took the focus with it, or lost it on the way.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { index, cameraId } = wanted.current;
    // Not before it has arrived. One that was resized may come anywhere.
    const there = placed.find((tile) => tile.cameraId === cameraId && tile.index === (index ?? tile.index));
    if (!there) return;
    placeOf(grid.current, there.index)?.focus();
    wanted.current = null;
  });

  const isAcknowledgeable = (incident: LiveIncidentFragment | undefined): incident is LiveIncidentFragment =>
    actions.mayAct && incident?.state === 'NEW';

  const focusOn = (place: Placed) => {
    placeOf(grid.current, place.index)?.focus();
    if (place.cameraId !== null) actions.select(place.cameraId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey) return;
    if (!(target instanceof Element) || isTaken(target)) return;
    if (event.ctrlKey || event.metaKey) {
      // With a modifier it is no key that somebody types: it works wherever the focus is.
      if (key !== 'Enter' || event.repeat || !isAcknowledgeable(wall.alert)) return;
      event.preventDefault();
      actions.acknowledge(wall.alert);
      return;
    }
    const place = placeOfKey(target, screen.current);
    if (!place) return;
    const at = target.closest('[data-place]')?.getAttribute('data-place');
    if (at === undefined && key in arrows) {
      const first = grid.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]');
      if (first) event.preventDefault();
      first?.focus();
      return;
    }
    if (place === 'page') return;
    const current = placed.find(({ index }) => String(index) === at);
    const camera = current?.cameraId;
    const arrow = arrows[key];
    const layout = layoutOfKey(key, view.layout);
    const turn = { PageDown: 1, PageUp: -1 }[key];
    const grow = { '+': 1, '-': -1 }[key];
    if (arrow && current) {
      const rtl = getComputedStyle(target).direction === 'rtl';
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
    else if (key === 'a') {
      const own = camera ? keys.incidentOf(camera) : undefined;
      const incident = isAcknowledgeable(own) ? own : wall.alert;
      if (isAcknowledgeable(incident)) actions.acknowledge(incident);
    } else if (key === 'Delete' && camera && actions.arranging.allowed) {
      wanted.current = { index: current.index, cameraId: null };
      actions.arranging.remove(current.index);
    } else if (grow && current && actions.arranging.allowed) {
      const span = { columns: current.columns + grow, rows: current.rows + grow };
      if (camera) wanted.current = { cameraId: camera };
      actions.arranging.resize(current.index, span);
    } else return;
    event.preventDefault();
  };
  const latest = useRef(onKeyDown);
  useInsertionEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
