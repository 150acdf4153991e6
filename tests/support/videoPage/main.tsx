import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useVideoBudget } from '~/features/video/budget.ts';
import { VideoTile, type VideoTileHandle } from '~/features/video/VideoTile.tsx';
import type { TileCamera } from '~/features/video/video.types.ts';
import { startTexts } from '~/shell/i18n/i18n.ts';

/** What a test shows on the page. */
export interface Shown {
  readonly cameras: readonly TileCamera[];
  readonly columns: number;
  readonly focused?: string;
}

/** Nobody is signed in here, so tiles have nothing to tell. */
const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

const held = new Map<string, VideoTileHandle>();

let shown: Shown = { cameras: [], columns: 1 };
const listeners = new Set<() => void>();

/** Called by tests, inside the page. */
function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function Budget() {
  return (
    <output aria-label="Budget" style={{ position: 'fixed', insetBlockEnd: 0, fontSize: 10 }}>
      {JSON.stringify(useVideoBudget())}
    </output>
  );
}

function Wall() {
  const { cameras, columns, focused } = useSyncExternalStore(subscribe, () => shown);
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: `calc((100vh - 24px) / ${columns})`,
        gap: 2,
      }}
    >
      {cameras.map((camera) => (
        <VideoTile
          key={camera.id}
          ref={(handle) => {
            if (handle) held.set(camera.id, handle);
          }}
          camera={camera}
          focused={camera.id === focused}
        />
      ))}
    </div>
  );
}

/** The snapshot of a tile as the size of its picture; null when there is none. */
async function snapshot(id: string) {
  const picture = await held.get(id)?.snapshot();
  if (!picture) return null;
  const { width, height } = await createImageBitmap(picture.image);
  return { type: picture.image.type, width, height };
}

Object.assign(window, { show, snapshot });
await Promise.all([
  import('~/shell/theme/styles.ts'),
  startTexts(import.meta.glob('../../../src/{shell,features}/**/locales/*.json'), async () => ({})),
]);
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <Wall />
      <Budget />
    </ApolloProvider>
  </StrictMode>,
);
