import { type Painted, Painter, type Painting } from './painter.ts';
import { SAMPLE_MS } from './stillness.ts';
import type { FromStudio, ToStudio } from './studio.types.ts';

/** Where synthetic pictures are drawn: in one worker for all tiles, or on the page where workers draw on no canvas. */
interface Studio {
  add(canvas: HTMLCanvasElement, painting: Painting): void;
  change(painting: Painting): void;
  remove(id: number): void;
  painted(id: number): Painted | undefined;
  /** Share of its time that it draws, from 0 to 1; 0 on the page, where the page's own load tells it. */
  busy(): number;
}

function inWorker(onEmpty: () => void): Studio {
  const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
  const known = new Map<number, Painted | undefined>();
  let busy = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromStudio>) => {
    busy = data.busy;
    for (const painted of data.painted) if (known.has(painted.id)) known.set(painted.id, painted);
  });
  const tell = (message: ToStudio, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  return {
    add(canvas, painting) {
      known.set(painting.id, undefined);
      const offscreen = canvas.transferControlToOffscreen();
      tell({ type: 'add', canvas: offscreen, painting }, [offscreen]);
    },
    change: (painting) => tell({ type: 'change', painting }),
    remove(id) {
      tell({ type: 'remove', id });
      known.delete(id);
      if (known.size > 0) return;
      worker.terminate();
      onEmpty();
    },
    painted: (id) => known.get(id),
    busy: () => busy,
  };
}

function onPage(onEmpty: () => void): Studio {
  const painter = new Painter((width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  );
  let known = new Map<number, Painted>();
  let lookedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = () => {
    const now = Date.now();
    const wait = painter.beat(now);
    if (now - lookedAt >= SAMPLE_MS) {
      known = new Map(painter.looks().map((painted) => [painted.id, painted]));
      lookedAt = now;
    }
    timer = setTimeout(beat, Math.max(16, wait));
  };
  return {
    add(canvas, painting) {
      painter.add(canvas, painting);
      if (timer === undefined) beat();
    },
    change: (painting) => painter.change(painting),
    remove(id) {
      painter.remove(id);
      if (painter.size > 0) return;
      clearTimeout(timer);
      onEmpty();
    },
    painted: (id) => known.get(id),
    busy: () => 0,
  };
}

const workersDraw = () =>
  typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

let studio: Studio | null = null;

/** The page's studio; it is closed when its last picture is removed, and opened anew for the next. */
export function openStudio(): Studio {
  const onEmpty = () => {
    studio = null;
  };
  studio ??= workersDraw() ? inWorker(onEmpty) : onPage(onEmpty);
  return studio;
}

/** How busy the studio is, from 0 to 1; 0 when it is closed. */
export const studioLoad = (): number => studio?.busy() ?? 0;
