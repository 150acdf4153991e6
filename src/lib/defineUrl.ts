import { type AddressChange, changedSearch } from './address.ts';

/** How a value stands in an address: as the texts under one name, which may be repeated. */
export interface Param<Value> {
  /** The value of the texts; the default where there are none, or none that is understood. */
  readonly read: (texts: readonly string[]) => Value;
  /** The texts of a value; none for the default. */
  readonly write: (value: Value) => readonly string[];
  /** Whether a text means something. An empty one says nothing, and is not asked about. */
  readonly knows: (text: string) => boolean;
}

/** Changes of some values: what they become, or a function that answers it for the values that the address is coming to. */
export type UrlChange<State> = Partial<State> | ((now: State) => Partial<State>);

/** What the address of a screen, or of a part of one, may say. */
export interface UrlDefinition<State> {
  /** By the names that stand in the address. Another definition may take them up: `defineUrl({ ...deskUrl.params, … })`. */
  readonly params: { readonly [Name in keyof State]: Param<State[Name]> };
  /** What an address means that says nothing. */
  readonly defaults: State;
  readonly read: (search: string | URLSearchParams) => State;
  /** Values as they stand in an address, for `withQuery` and the like; defaults do not. Values left out stay out. */
  readonly write: (values: Partial<State>) => AddressChange;
  /**
   * Where all paths of a screen begin whose views have paths of their own: what is changed on the way from one view to
   * another is changed there.
   */
  readonly root?: string | undefined;
  /** The query of an address with the values changed; what it says beyond the definition stays. */
  readonly changed: (search: string, change: UrlChange<State>) => string;
}

/** The names of a definition; `Object.keys` answers texts of any kind. */
const namesOf = <State>(params: UrlDefinition<State>['params']): readonly (keyof State & string)[] =>
  Object.keys(params) as (keyof State & string)[];

/**
 * Defines once what an address may say: how each value is read and written, and what it is by default. Anything missing
 * or wrong becomes the default, and defaults are not written.
 */
export function defineUrl<State extends object>(
  params: UrlDefinition<State>['params'],
  { root }: Pick<UrlDefinition<State>, 'root'> = {},
): UrlDefinition<State> {
  const names = namesOf<State>(params);
  const read = (search: string | URLSearchParams): State => {
    const query = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, params[name].read(query.getAll(name))])) as State;
  };
  const write = (values: Partial<State>): AddressChange => {
    const changes: Record<string, readonly string[]> = {};
    for (const name of names) {
      const value = values[name];
      if (value !== undefined) changes[name] = params[name].write(value);
    }
    return changes;
  };
  return {
    params,
    root,
    defaults: read(''),
    read,
    write,
    changed: (search, change) =>
      changedSearch(search, write(typeof change === 'function' ? change(read(search)) : change)),
  };
}

/**
 * A value of one text. `parse` answers undefined for what means nothing; null is a value that has no text. Of texts that
 * are repeated the first one counts.
 */
export function single<Value>(
  parse: (text: string) => Value | undefined,
  otherwise: Value,
  format: (value: NonNullable<Value>) => string = String,
): Param<Value> {
  const textOf = (value: Value) => (value === null || value === undefined ? '' : format(value));
  return {
    read: ([text = '']) => {
      const value = text === '' ? undefined : parse(text);
      return value === undefined ? otherwise : value;
    },
    write: (value) => (textOf(value) === textOf(otherwise) ? [] : [textOf(value)]),
    knows: (text) => parse(text) !== undefined,
  };
}

/** The word of a list that a text means, in whatever case of letters. */
export const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text) ?? words.find((word) => word.toUpperCase() === text.toUpperCase());

/** One word of a list; null, where that is the default, is none of them. */
export const choice = <const Word extends string, Otherwise extends NoInfer<Word> | null>(
  words: readonly Word[],
  otherwise: Otherwise,
): Param<Word | (Otherwise & null)> =>
  single<Word | (Otherwise & null)>((text) => oneOf(words, text), otherwise);

/** Some words of a list, in its order; none means all. The name is repeated. */
export const choices = <const Word extends string>(words: readonly Word[]): Param<readonly Word[]> => ({
  read: (texts) => {
    const found = texts.map((text) => oneOf(words, text));
    return words.filter((word) => found.includes(word));
  },
  write: (values) => values,
  knows: (text) => oneOf(words, text) !== undefined,
});

/** How an address says that all words of a list are meant, where it means some of them when it says nothing. */
const ALL = 'all';

/** Some words of a list, in its order; without a text those of `otherwise`. None means all, and is written as "all". */
export function choicesOr<const Word extends string>(
  words: readonly Word[],
  otherwise: readonly NoInfer<Word>[],
): Param<readonly Word[]> {
  const some = choices(words);
  const isDefault = (values: readonly Word[]) =>
    values.length === otherwise.length && otherwise.every((word) => values.includes(word));
  return {
    read: (texts) => {
      const found = some.read(texts);
      return found.length > 0 || texts.includes(ALL) ? found : otherwise;
    },
    write: (values) => {
      if (isDefault(values)) return [];
      return values.length === 0 ? [ALL] : values;
    },
    knows: (text) => text === ALL || some.knows(text),
  };
}

/** An id; null where none is named. */
export const id = (): Param<string | null> => single<string | null>((text) => text, null);

/** Ids or other free texts, each once. The name is repeated. */
export const ids = (): Param<readonly string[]> => ({
  read: (texts) => [...new Set(texts)].filter(Boolean),
  write: (values) => values,
  knows: () => true,
});

/**
 * Texts without commas in one text, with commas between; with `words`, some of these. A text that is empty is a value too
 * ("no group"): alone it is written as a comma.
 */
export const commaList = <Word extends string>(words?: readonly Word[]): Param<readonly string[]> => {
  const parse = (text: string) =>
    text.split(',').map((part) => (words === undefined ? part : oneOf(words, part)));
  return {
    read: (texts) => [
      ...new Set(
        texts
          .filter(Boolean)
          .flatMap(parse)
          .filter((part) => part !== undefined),
      ),
    ],
    write: (values) => (values.length === 0 ? [] : [values.join(',') || ',']),
    knows: (text) => !parse(text).includes(undefined),
  };
};

/** What somebody types, without the blanks around it, cut after `limit` characters. */
export function text(limit = 100): Param<string> {
  // A cut leaves no half of a character.
  const clean = (typed: string) =>
    typed
      .trim()
      .slice(0, limit)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim();
  return single(clean, '', clean);
}

/** A moment, from an ISO 8601 text that begins with a day. */
export const moment = (): Param<string | null> =>
  single<string | null>((text) => {
    const at = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : new Date(at).toISOString();
  }, null);

/** A day of the calendar, `2026-03-01`. */
export const day = (): Param<string | null> =>
  single<string | null>((text) => {
    const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
    return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
  }, null);

/** On when the address says the word, off when it does not. */
export const flag = (word: string): Param<boolean> =>
  single(
    (text) => (text === word ? true : undefined),
    false,
    (on) => (on ? word : ''),
  );

/** What a table is ordered by. */
interface Sort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** A column and a direction, `name.desc`. A direction that is not said is ascending. */
export const sort = (columns: readonly string[], otherwise: Sort): Param<Sort> =>
  single<Sort>(
    (text) => {
      const [column = '', direction] = text.split('.');
      if (!columns.includes(column)) return undefined;
      return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
    },
    otherwise,
    ({ column, direction }) => `${column}.${direction}`,
  );

/** The values with one more, or without it. */
export const withToggled = <Value>(values: readonly Value[], value: Value, on: boolean): readonly Value[] =>
  on ? [...values.filter((each) => each !== value), value] : values.filter((each) => each !== value);
