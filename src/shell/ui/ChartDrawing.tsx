import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { ChartCanvas } from './ChartCanvas.tsx';
import { ChartPicture } from './ChartPicture.tsx';
import { isRound } from './chart.ts';
import type { DrawnChart } from './chartOptions.ts';

/** Which category and series somebody pressed on in a picture; null beside them all. */
function pressed(event: MouseEvent<HTMLElement>, { kind, categories, series }: DrawnChart) {
  const target = event.target as Element;
  if (isRound(kind)) {
    const part = target.getAttribute('data-category');
    return part === null ? null : { index: Number(part), series: 0 };
  }
  const plot = event.currentTarget.querySelector('[data-plot]');
  if (!plot) return null;
  const { left, width } = plot.getBoundingClientRect();
  const along = (event.clientX - left) / width;
  const share = getComputedStyle(plot).direction === 'rtl' ? 1 - along : along;
  const index = Math.min(categories.length - 1, Math.max(0, Math.floor(share * categories.length)));
  const own = target.getAttribute('data-series');
  // Beside its columns a category means the first series that has something there.
  const first = series.findIndex(({ values }) => (values[index] ?? null) !== null);
  return { index, series: own === null ? Math.max(0, first) : Number(own) };
}

/**
 * What is drawn of a chart: a picture, and in its place what answers to the pointer as soon as that comes near. Most charts
 * are only looked at, and the drawing that answers costs more than all else on a dashboard.
 */
export function ChartDrawing(props: DrawnChart & { readonly axisFormat: (value: number) => string }) {
  const { handlers, selectable, axisFormat, ...data } = props;
  const [Canvas, setCanvas] = useState<typeof ChartCanvas | null>(null);
  const pointer = useRef<{ readonly clientX: number; readonly clientY: number } | null>(null);
  if (Canvas) return <Canvas {...data} handlers={handlers} selectable={selectable} pointer={pointer} />;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointer.current = { clientX, clientY };
  };
  const answering = {
    onPointerEnter: (event: PointerEvent) => {
      follow(event);
      // Without it the picture stays, and the table has every number.
      import('./ChartCanvas.tsx')
        .then((loaded) => setCanvas(() => loaded.ChartCanvas))
        .catch(() => undefined);
    },
    onPointerMove: follow,
    onPointerLeave: () => {
      pointer.current = null;
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const found = selectable ? pressed(event, props) : null;
      if (found) handlers.current.onSelect?.(found.index, found.series);
    },
  };
  return (
    <div style={{ blockSize: '100%', cursor: selectable ? 'pointer' : undefined }} {...answering}>
      <ChartPicture {...data} axisFormat={axisFormat} />
    </div>
  );
}
