import { callOf, type RootField } from './rootFields.ts';

/** A row of personal data, whatever else it holds. */
export interface Owned {
  readonly id: string;
  readonly ownerId: string;
}

/** Personal rows by the name of their table. */
export type OwnedTables = Readonly<Record<string, readonly Owned[]>>;

export interface Search {
  readonly field: RootField;
  /** The rows at the beginning. */
  readonly tables: OwnedTables;
  /** Who must not be found. */
  readonly victim: string;
  /** Who asks. */
  readonly asker: string;
  /** The caller may choose ids of new things, which the answer tells back. */
  readonly choosesIds?: boolean;
  /** Asks in the name of the asker, on data as they were at the beginning. */
  ask(
    query: string,
    variables: Record<string, unknown>,
  ): Promise<{ readonly data: unknown; readonly after: OwnedTables }>;
}

/** Answers are asked for so many objects deep. */
const depth = 4;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const rowsOf = (tables: OwnedTables, owner: string) =>
  Object.values(tables).flatMap((rows) => rows.filter(({ ownerId }) => ownerId === owner));

/** Whether these are the same rows as before. What a call leaves alone the memory store hands out as the same objects. */
const areAsBefore = (rows: readonly Owned[], before: readonly Owned[]) =>
  rows.length === before.length &&
  rows.every((row, index) => row === before[index] || JSON.stringify(row) === JSON.stringify(before[index]));

/**
 * Where in the arguments the victim's id is tried: everywhere, and in each place with the asker's own ids in the others,
 * which pass the check of those.
 */
function triesOf(places: number, hers: string, own: string): string[][] {
  const everywhere = Array.from({ length: places }, () => hers);
  const single = everywhere.map((_, place) => everywhere.map((_, other) => (other === place ? hers : own)));
  return places > 1 ? [everywhere, ...single] : [everywhere];
}

/**
 * Calls the field with the ids of every personal table of the victim, and without any when it takes none. Returns a
 * sentence for each call whose answer tells an id of hers or after which a row of hers is another.
 */
export async function leaksOf({ field, tables, victim, asker, choosesIds, ask }: Search): Promise<string[]> {
  const others = new Set(
    Object.values(tables).flatMap((rows) =>
      rows.flatMap(({ id, ownerId }) => (ownerId === victim ? [] : [id])),
    ),
  );
  const secret = new Set(
    rowsOf(tables, victim)
      .map(({ id }) => id)
      // A row that exists once an account bears its id, which is no secret.
      .filter((id) => !others.has(id) && id !== victim),
  );
  const before = rowsOf(tables, victim);
  const { ids: places } = callOf(field, () => '', depth);
  const tries =
    places === 0
      ? [[]]
      : Object.values(tables).flatMap((rows) => {
          const hers = rows.find(({ ownerId }) => ownerId === victim);
          const own = rows.find(({ ownerId }) => ownerId === asker);
          return hers ? triesOf(places, hers.id, own?.id ?? hers.id) : [];
        });
  const found: string[] = [];
  for (const ids of tries) {
    const { query, variables } = callOf(field, (place) => ids[place] ?? '', depth);
    const { data, after } = await ask(query, variables);
    const what = `${field.name}(${ids.join(', ')})`;
    const told = textsIn(data).filter((text) => secret.has(text) && !(choosesIds && ids.includes(text)));
    if (told.length > 0) found.push(`${what} tells ${told[0]}`);
    if (!areAsBefore(rowsOf(after, victim), before)) found.push(`${what} changes rows of ${victim}`);
  }
  return found;
}
