/** What a row shows of its incident: a small picture, or that there is none. */
export type RowPicture =
  | {
      readonly kind: 'picture';
      readonly image: CanvasImageSource;
      readonly takenAt: string;
      readonly drawn: boolean;
    }
  | { readonly kind: 'none' };

/** What the API knows of an incident's picture. */
export interface PictureItem {
  readonly incident: { readonly id: string };
}

export interface RowPictures {
  /** Tells which rows rest in sight: the pictures that they lack are asked for by one call, and drawn one by one. */
  readonly rest: (ids: readonly string[]) => void;
  /** The incident has changed, or all may have: its picture stays until the API has been asked again. */
  readonly outdate: (id: string | null) => void;
  /** Undefined until it is known. */
  readonly of: (id: string) => RowPicture | undefined;
  /** Calls back when the picture of the incident is another. Returns the function that stops it. */
  readonly listen: (id: string, listener: () => void) => () => void;
}

interface Means<Item extends PictureItem> {
  readonly ask: (ids: readonly string[]) => Promise<readonly Item[]>;
  readonly draw: (item: Item) => Promise<RowPicture>;
  /** Resolves when the page has nothing better to do. */
  readonly idle: () => Promise<void>;
  /** How many are kept. */
  readonly most: number;
}

const none: RowPicture = { kind: 'none' };

/** Ids in one call, as the API allows. */
const AT_ONCE = 100;

/**
 * The small pictures of the rows of a list. Only rows that rest in sight are asked for and drawn, while the page is idle;
 * those that were not seen for longest are let go.
 */
export function createRowPictures<Item extends PictureItem>(means: Means<Item>): RowPictures {
  /** The longest unseen first. */
  const known = new Map<string, RowPicture>();
  const outdated = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  let resting: readonly string[] = [];
  let busy = false;

  function keep(id: string, picture: RowPicture): void {
    known.delete(id);
    known.set(id, picture);
    for (const old of known.keys()) {
      if (known.size <= means.most) break;
      known.delete(old);
    }
    for (const listener of listeners.get(id) ?? []) listener();
  }

  const lacking = () => resting.filter((id) => !known.has(id) || outdated.has(id)).slice(0, AT_ONCE);

  async function work(): Promise<void> {
    await means.idle();
    for (let ids = lacking(); ids.length > 0; ids = lacking()) {
      for (const id of ids) outdated.delete(id);
      const items = new Map((await means.ask(ids)).map((item) => [item.incident.id, item]));
      for (const id of ids) {
        // Scrolled away meanwhile: it is asked for again when it comes back.
        if (!resting.includes(id)) continue;
        const item = items.get(id);
        if (item) await means.idle();
        // A kept picture that this browser cannot read is none in a list; the incident itself shows what it is.
        keep(id, item ? await means.draw(item).catch(() => none) : none);
      }
      await means.idle();
    }
  }

  function begin(): void {
    if (busy || lacking().length === 0) return;
    busy = true;
    work()
      // Without an answer the places stay empty; the next rest asks again.
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }

  return {
    rest: (ids) => {
      resting = ids;
      for (const id of ids) {
        const picture = known.get(id);
        if (!picture) continue;
        known.delete(id);
        known.set(id, picture);
      }
      begin();
    },
    outdate: (id) => {
      for (const each of id === null ? known.keys() : [id]) outdated.add(each);
      begin();
    },
    of: (id) => known.get(id),
    listen: (id, listener) => {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(id);
      };
    },
  };
}
