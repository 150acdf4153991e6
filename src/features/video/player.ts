import type { StreamKind } from '~/graphql/types.generated.ts';
import { onBeat } from './beat.ts';
import { SLOWED_FPS } from './budget.rules.ts';
import { joinBudget } from './budget.ts';
import { ageSeconds, type ClaimKind, claimOf } from './claim.rules.ts';
import { connectionQueue } from './connectionQueue.ts';
import {
  firstState,
  type PlayerCommand,
  type PlayerEvent,
  type PlayerState,
  type Problem,
  step,
} from './player.rules.ts';
import { openSource } from './sources/openSource.ts';
import type { Look, PictureSource, SourceSettings } from './sources/source.ts';
import { looksSame } from './sources/stillness.ts';
import { firstTransport, playableStreams, roleFor } from './transport.rules.ts';
import { onPreferred, rememberWorked, transportMemory } from './transportMemory.ts';
import type { TileCamera, TileStream } from './video.types.ts';

/** What a tile shows of its player. A new object whenever something visible has changed. */
export interface PlayerView {
  readonly phase: PlayerState['phase'];
  /** What is said of the picture's age (`claimOf`); null while there is no picture to say anything of. */
  readonly claim: ClaimKind | null;
  /** Whole seconds, rounded up; 0 below one second, null while it is unknown. */
  readonly ageSeconds: number | null;
  /** The moment of a picture that does not move, in milliseconds since 1970; null while it is unknown. */
  readonly since: number | null;
  /** Whole seconds until the next attempt; null when none is set. */
  readonly retrySeconds: number | null;
  readonly problem: Problem | null;
  readonly kind: StreamKind | null;
  /** Pixels of the picture, 0 before the first. */
  readonly width: number;
  readonly height: number;
  /** New pictures a second, measured over the last seconds; null while it is not live. */
  readonly framesPerSecond: number | null;
  /** It is slowed down to spare the machine. */
  readonly slowed: boolean;
}

export interface PlayerSettings {
  readonly camera: TileCamera;
  readonly focused: boolean;
  /** Pixels of the screen. */
  readonly width: number;
  readonly height: number;
}

const noLook: Look = {
  frames: 0,
  dropped: 0,
  bytes: null,
  renewals: 0,
  contentAt: null,
  timed: false,
  width: 0,
  height: 0,
};
/** Pictures a second are a mean over so long, of counts that lie so far apart. */
const RATE_MS = 3000;
const RATE_STEP_MS = 500;

const blank: PlayerView = {
  phase: 'released',
  claim: null,
  ageSeconds: null,
  since: null,
  retrySeconds: null,
  problem: null,
  kind: null,
  width: 0,
  height: 0,
  framesPerSecond: null,
  slowed: false,
};

let lastId = 0;

/**
 * Plays one camera in an element: the rules of `player.rules.ts`, with real sources and real time. It begins when it is
 * configured and shown.
 */
export class Player {
  readonly #id: number;
  readonly #surface: HTMLElement;
  readonly #onChange: () => void;
  readonly #still = document.createElement('canvas');
  #settings: PlayerSettings;
  #state = firstState;
  #streams: readonly TileStream[] = [];
  #source: PictureSource | null = null;
  #leaveQueue: (() => void) | null = null;
  #look = noLook;
  #rates: readonly (readonly [at: number, frames: number])[] = [];
  #slowed = false;
  #view = blank;
  readonly #ends: readonly (() => void)[];

  constructor(surface: HTMLElement, settings: PlayerSettings, onChange: () => void) {
    lastId += 1;
    this.#id = lastId;
    this.#surface = surface;
    this.#settings = settings;
    this.#onChange = onChange;
    this.#ends = [
      onBeat((now) => this.#beat(now)),
      onPreferred((cameraId) => this.#prefer(cameraId)),
      joinBudget({
        report: () => ({
          id: this.#id,
          priority: this.#settings.camera.priority ?? 3,
          drawn: this.#source !== null && this.#stream?.kind !== 'HLS' && this.#stream?.kind !== 'WHEP',
          focused: this.#settings.focused,
          live: this.#state.phase === 'live',
          bytes: this.#look.bytes,
          frames: this.#look.frames,
          dropped: this.#look.dropped,
        }),
        slow: (slowed) => this.#slow(slowed),
      }),
    ];
  }

  view(): PlayerView {
    return this.#view;
  }

  /** Another size, another state of the camera, other streams: what plays goes on where it can. */
  configure(settings: PlayerSettings): void {
    const before = this.#stream;
    const { camera, focused, height } = settings;
    this.#settings = settings;
    const memory = transportMemory(camera.id);
    this.#streams = playableStreams(camera.streams, roleFor(height, focused), memory.preferred);
    const rtsp = camera.streams.some(({ kind }) => kind === 'RTSP');
    this.#send({
      type: 'configured',
      paused: camera.operatorState === 'PAUSED',
      down: camera.state === 'DOWN' || camera.state === 'UNKNOWN',
      transports: this.#streams.length,
      first: firstTransport(this.#streams, memory),
      ...(this.#streams.length === 0 ? { problem: rtsp ? 'RTSP' : 'NO_STREAM' } : {}),
    });
    const now = this.#stream;
    const moved =
      JSON.stringify(before?.address) !== JSON.stringify(now?.address) || before?.kind !== now?.kind;
    if (before && now && moved && this.#source) {
      this.#send({ type: 'reopened', transport: this.#state.transport });
    } else this.#source?.set(this.#sourceSettings());
  }

  #prefer(cameraId: string): void {
    if (cameraId !== this.#settings.camera.id) return;
    this.configure(this.#settings);
    this.#send({ type: 'reopened', transport: 0 });
  }

  /** Whether somebody can see the surface. */
  show(visible: boolean): void {
    this.#send({ type: visible ? 'shown' : 'hidden' });
  }

  retryNow(): void {
    this.#send({ type: 'retryNow' });
  }

  /** The picture that is shown, old or new, with its moment, null where that is unknown; null where there is none. */
  picture(): {
    readonly image: CanvasImageSource;
    readonly width: number;
    readonly height: number;
    readonly at: number | null;
  } | null {
    if (!this.#state.pictured) return null;
    const at = claimOf(this.#state, this.#settings.camera, Date.now())?.since ?? null;
    const source = this.#source && this.#isSeen(this.#source) ? this.#source : null;
    const drawn = at === null ? null : source?.capture?.(at);
    const shown = drawn ?? source?.element ?? this.#still;
    const [width, height] = sizeOf(shown);
    return width === 0 ? null : { image: shown, width, height, at };
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#closeSource();
    this.#surface.replaceChildren();
  }

  get #stream(): TileStream | null {
    return this.#streams[this.#state.transport] ?? null;
  }

  #sourceSettings(): SourceSettings {
    const { camera, width, height } = this.#settings;
    const stream = this.#stream;
    if (!stream) throw new Error('There is no stream to open.');
    const framesPerSecond = this.#slowed ? SLOWED_FPS : stream.framesPerSecond;
    return { camera, stream, width, height, framesPerSecond };
  }

  #send(event: PlayerEvent): void {
    const before = this.#state;
    const { state, commands } = step(before, event, { now: Date.now(), random: Math.random });
    this.#state = state;
    for (const command of commands) this.#obey(command);
    if (state.phase === 'live' && before.phase !== 'live' && this.#stream) {
      rememberWorked(this.#settings.camera.id, this.#stream.kind);
    }
    this.#refresh(Date.now());
  }

  #obey(command: PlayerCommand): void {
    this.#closeSource();
    if (command.type === 'close') return;
    this.#leaveQueue = connectionQueue.enter(() => {
      this.#send({ type: 'dialled' });
      this.#openSource();
    });
  }

  #openSource(): void {
    const source = openSource(this.#sourceSettings(), {
      onConnected: () => {
        if (this.#source === source) this.#leaveQueue?.();
      },
      onFailed: (problem) => {
        if (this.#source === source) this.#send({ type: 'failed', problem });
      },
    });
    this.#source = source;
    // It stands in the page from the start, for browsers present no frames elsewhere; it is seen with its first picture.
    source.element.dataset.waiting = '';
    this.#surface.append(source.element);
  }

  /** Frees what was open; the last picture stays, as a still one. */
  #closeSource(): void {
    this.#leaveQueue?.();
    this.#leaveQueue = null;
    const source = this.#source;
    if (!source) return;
    if (this.#isSeen(source)) this.#keepStill(source.element);
    source.close();
    source.element.remove();
    this.#source = null;
    [this.#look, this.#rates] = [noLook, []];
  }

  #isSeen = ({ element }: PictureSource) => element.dataset.waiting === undefined;

  #keepStill(shown: HTMLVideoElement | HTMLCanvasElement): void {
    const [width, height] = sizeOf(shown);
    if (width === 0) return;
    Object.assign(this.#still, { width, height });
    this.#still.getContext('2d')?.drawImage(shown, 0, 0);
    this.#surface.prepend(this.#still);
  }

  #beat(now: number): void {
    if (this.#source) this.#watch(this.#source, now);
    this.#send({ type: 'tick' });
  }

  /** Frames that were presented are no proof of life; a picture that differs from the one before is. */
  #watch(source: PictureSource, now: number): void {
    const before = this.#look;
    this.#look = source.look();
    const { frames, renewals, contentAt, timed } = this.#look;
    if (now - (this.#rates.at(-1)?.[0] ?? 0) >= RATE_STEP_MS) {
      this.#rates = [...this.#rates.filter(([at]) => now - at <= RATE_MS), [now, frames]];
    }
    if (frames === 0) return;
    if (this.#state.picturedAt === null) this.#send({ type: 'pictured', same: this.#showsStill(source) });
    if (renewals > before.renewals) this.#send({ type: 'renewed', contentAt, timed });
    if (this.#isSeen(source)) return;
    delete source.element.dataset.waiting;
    this.#still.remove();
  }

  /** Whether a new connection shows what the one before it showed last. */
  #showsStill({ element }: PictureSource): boolean {
    return this.#still.isConnected && looksSame(this.#still, element);
  }

  #slow(slowed: boolean): void {
    if (slowed === this.#slowed) return;
    this.#slowed = slowed;
    if (this.#source) this.#source.set(this.#sourceSettings());
  }

  #rate(): number | null {
    const [first, last] = [this.#rates[0], this.#rates.at(-1)];
    if (!first || !last || last[0] - first[0] < 900) return null;
    return Math.round(((last[1] - first[1]) * 1000) / (last[0] - first[0]));
  }

  #refresh(now: number): void {
    const { phase, problem, retryAt } = this.#state;
    const claim = claimOf(this.#state, this.#settings.camera, now);
    const next: PlayerView = {
      phase,
      claim: claim?.kind ?? null,
      ageSeconds: claim && ageSeconds(claim, now),
      since: claim && claim.kind !== 'live' ? claim.since : null,
      retrySeconds: retryAt === null ? null : Math.max(0, Math.ceil((retryAt - now) / 1000)),
      problem,
      kind: this.#stream?.kind ?? null,
      width: this.#look.width,
      height: this.#look.height,
      framesPerSecond: phase === 'live' ? this.#rate() : null,
      slowed: this.#slowed && phase === 'live',
    };
    const keys = Object.keys(next) as (keyof PlayerView)[];
    if (keys.every((key) => next[key] === this.#view[key])) return;
    this.#view = next;
    this.#onChange();
  }
}

function sizeOf(shown: HTMLVideoElement | HTMLCanvasElement): readonly [width: number, height: number] {
  return shown instanceof HTMLVideoElement
    ? [shown.videoWidth, shown.videoHeight]
    : [shown.width, shown.height];
}
