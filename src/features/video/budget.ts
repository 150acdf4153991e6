import { useSyncExternalStore } from 'react';
import { onBeat } from './beat.ts';
import { type BudgetTile, type Load, nextPressure, slowedTiles, smoothed } from './budget.rules.ts';
import { connectionQueue } from './connectionQueue.ts';
import { measurePage, pageLoad } from './pageLoad.ts';
import { studioLoad } from './sources/studio.ts';

/** What all tiles of the page cost. */
export interface VideoBudget {
  /** Tiles on the page, … */
  readonly tiles: number;
  /** …those whose picture is live, … */
  readonly playing: number;
  /** …those that are slowed down to spare the machine, … */
  readonly slowed: number;
  /** …and connections that are being made. */
  readonly connecting: number;
  /** Pictures that came too late in the last second. */
  readonly droppedPerSecond: number;
  /** Pictures shown in the last second. */
  readonly framesPerSecond: number;
  /** Null when nothing is received: what is drawn here costs no line. */
  readonly megabitsPerSecond: number | null;
  /** How busy the page's thread and the worker that draws are, from 0 to 1. */
  readonly pageLoad: number;
  readonly studioLoad: number;
}

/** What a tile tells of itself once a second. */
export interface BudgetReport extends BudgetTile {
  readonly live: boolean;
  /** Since the player began; null where nothing is received. */
  readonly bytes: number | null;
  readonly frames: number;
  readonly dropped: number;
}

export interface BudgetMember {
  report(): BudgetReport;
  slow(slowed: boolean): void;
}

const nothing: VideoBudget = {
  tiles: 0,
  playing: 0,
  slowed: 0,
  connecting: 0,
  droppedPerSecond: 0,
  framesPerSecond: 0,
  megabitsPerSecond: null,
  pageLoad: 0,
  studioLoad: 0,
};

const COUNT_MS = 1000;

const members = new Set<BudgetMember>();
const listeners = new Set<() => void>();
let budget = nothing;
let pressure = 0;
let load: Load = { page: 0, studio: 0, dropped: 0 };
let countedAt = 0;
let counted = new Map<number, BudgetReport>();
let stop: (() => void) | undefined;

function publish(next: VideoBudget): void {
  budget = next;
  for (const listener of listeners) listener();
}

/** What has come since the last count; a player that connected anew begins at 0. */
const since = (now: number, before: number) => Math.max(0, now >= before ? now - before : now);

/** What the tiles do stands there at once; what is measured follows with the second. */
function countTiles(): void {
  const tiles = members.size;
  const playing = [...members].filter((member) => member.report().live).length;
  const { connecting } = connectionQueue.count();
  if (tiles !== budget.tiles || playing !== budget.playing || connecting !== budget.connecting)
    publish({ ...budget, tiles, playing, connecting });
}

function count(now: number): void {
  const seconds = (now - countedAt) / 1000;
  if (seconds * 1000 < COUNT_MS) {
    countTiles();
    return;
  }
  const reports = [...members].map((member) => [member, member.report()] as const);
  const sum = (of: (report: BudgetReport) => number) =>
    reports.reduce(
      (total, [, report]) => total + since(of(report), of(counted.get(report.id) ?? { ...report })),
      0,
    );
  const [frames, dropped] = [sum((report) => report.frames), sum((report) => report.dropped)];
  load = smoothed(load, {
    page: pageLoad(),
    studio: studioLoad(),
    dropped: dropped / Math.max(1, frames + dropped),
  });
  pressure = nextPressure(pressure, load);
  const tiles = reports.map(([, report]) => report);
  const slowed = slowedTiles(tiles, pressure);
  for (const [member, { id }] of reports) member.slow(slowed.has(id));
  const received = tiles.some(({ bytes }) => bytes !== null);
  publish({
    tiles: tiles.length,
    playing: tiles.filter(({ live }) => live).length,
    slowed: slowed.size,
    connecting: connectionQueue.count().connecting,
    droppedPerSecond: dropped / seconds,
    framesPerSecond: frames / seconds,
    megabitsPerSecond: received ? (sum(({ bytes }) => bytes ?? 0) * 8) / seconds / 1e6 : null,
    pageLoad: load.page,
    studioLoad: load.studio,
  });
  counted = new Map(tiles.map((report) => [report.id, report]));
  countedAt = now;
}

function begin(): () => void {
  countedAt = Date.now();
  const ends = [onBeat(count), measurePage()];
  return () => {
    for (const end of ends) end();
    pressure = 0;
    load = { page: 0, studio: 0, dropped: 0 };
    counted = new Map();
    publish(nothing);
  };
}

/** A player takes part in the budget until what is returned is called. */
export function joinBudget(member: BudgetMember): () => void {
  members.add(member);
  stop ??= begin();
  return () => {
    members.delete(member);
    if (members.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What all tiles of the page cost now, counted once a second. */
export const useVideoBudget = (): VideoBudget => useSyncExternalStore(subscribe, () => budget);
