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
    next: (cursor: string) => setWalk({ key, cursors: [...cursors, cursor] }),
    previous: () => setWalk({ key, cursors: cursors.slice(0, -1) }),
  };
}
