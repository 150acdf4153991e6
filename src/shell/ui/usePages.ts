import { useState } from 'react';

/** Rows of a page in a drawer. */
export const PAGE_SIZE = 25;

/** Walks through a connection page by page, `size` rows each. `key` names the list; another one begins at its first page. */
export function usePages(key: string, size = PAGE_SIZE) {
  const [walk, setWalk] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] });
  const cursors = walk.key === key ? walk.cursors : [];
  return {
    after: cursors.at(-1) ?? null,
    /** How many rows stand before this page. */
    before: cursors.length * size,
    /** Goes on where `cursor` says; a second press before the page has come asks for the same one. */
    next: (cursor: string) =>
      setWalk((now) => {
        const gone = now.key === key ? now.cursors : [];
        return { key, cursors: gone.at(-1) === cursor ? gone : [...gone, cursor] };
      }),
    previous: () => setWalk((now) => ({ key, cursors: now.key === key ? now.cursors.slice(0, -1) : [] })),
  };
}
