import { useState } from 'react';

/** Rows of a page in a drawer. */
export const PAGE_SIZE = 25;

/** Walks through a connection page by page. `key` names the list; another one begins at its first page. */
export function usePages(key: string) {
  const [walk, setWalk] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] });
  const cursors = walk.key === key ? walk.cursors : [];
  return {
    after: cursors.at(-1) ?? null,
    /** How many rows stand before this page. */
    before: cursors.length * PAGE_SIZE,
    next: (cursor: string) => setWalk({ key, cursors: [...cursors, cursor] }),
    previous: () => setWalk({ key, cursors: cursors.slice(0, -1) }),
  };
}
