/*
 * The texts of the page: which are there, in which language, and how one is looked up. Files and keys have the form of
 * i18next (nested keys, `{{name}}`, `key_one` for counts, `key_PAUSED` for a context), which weighs 17 kB in every page and
 * takes 130 ms of its start.
 */

/** The texts of one namespace in one language. */
export type TextTree = { readonly [key: string]: string | TextTree };

export type Values = Readonly<Record<string, unknown>>;

/**
 * Says the text of a key, or of the first key of several that has one, with values for its placeholders; `count` chooses
 * the form that the language has for it, `context` the text that is there for that case. Without a text it says the last key.
 */
export type Translate = (key: string | readonly string[], values?: Values) => string;

/** Fetches the texts of a namespace in the language of a tag. Rejects when they cannot be fetched. */
export type FetchTexts = (tag: string, namespace: string) => Promise<TextTree>;

let fetchTexts: FetchTexts = () => Promise.reject(new Error('The texts have not been started.'));
let tag = 'en';
/** By namespace and tag; `null` where they could not be fetched. */
const trees = new Map<string, TextTree | null>();
const fetching = new Map<string, Promise<void>>();
const asked = new Set<string>();
const translators = new Map<string, Translate>();
const listeners = new Set<() => void>();

const nameOf = (namespace: string, of: string): string => `${namespace}/${of}`;

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** The BCP 47 tag of the language in which the page speaks. */
export const textLanguage = (): string => tag;

/** Calls back after each change of the language, and when texts have come. Returns the function that stops it. */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a namespace is there, or could not be fetched: nothing is to be waited for. */
export const isSettled = (namespace: string): boolean => trees.has(nameOf(namespace, tag));

/** Whether the texts of a namespace are there. */
export const hasTexts = (namespace: string, of = tag): boolean => Boolean(trees.get(nameOf(namespace, of)));

async function fetchInto(name: string, of: string, namespace: string): Promise<void> {
  // What cannot be fetched is said by its keys; who needs more asks `hasTexts`.
  const tree = await fetchTexts(of, namespace).catch(() => null);
  trees.set(name, tree);
  translators.delete(name);
  fetching.delete(name);
  if (of === tag) tell();
}

/** Known to React as settled, so that nobody who uses it is drawn a second time. */
const there: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function fetchOnce(of: string, namespace: string): Promise<void> {
  const name = nameOf(namespace, of);
  if (trees.get(name)) return there;
  const running = fetching.get(name) ?? fetchInto(name, of, namespace);
  fetching.set(name, running);
  return running;
}

/**
 * Fetches a namespace that is not there yet, in the page's language or in another one. Never rejects; one that could not
 * be fetched is asked for again. The same promise until then.
 */
export function fetchNamespace(namespace: string, of = tag): Promise<void> {
  if (of === tag) asked.add(namespace);
  return fetchOnce(of, namespace);
}

/** Settles when nothing of a namespace is to be waited for any more; fetches it when it is not there yet. */
export const settledTexts = (namespace: string): Promise<void> =>
  isSettled(namespace) ? there : fetchNamespace(namespace);

/**
 * Speaks another language from now on, once all namespaces that were asked for are there in it. Rejects, and goes on in
 * the language before, when one of them cannot be fetched.
 */
export async function speak(of: string): Promise<void> {
  const namespaces = [...asked];
  await Promise.all(namespaces.map((namespace) => fetchOnce(of, namespace)));
  const missing = namespaces.filter((namespace) => hasTexts(namespace) && !hasTexts(namespace, of));
  if (missing.length > 0) throw new Error(`There are no texts in ${of} for ${missing.join(', ')}.`);
  tag = of;
  // Those that were asked for meanwhile, in the language before.
  for (const namespace of asked) void fetchOnce(of, namespace);
  tell();
}

/** Begins in a language. Resolves when the namespaces that every page has are there, or cannot be fetched. */
export async function beginTexts(
  fetch: FetchTexts,
  of: string,
  ...namespaces: readonly string[]
): Promise<void> {
  fetchTexts = fetch;
  tag = of;
  await Promise.all(namespaces.map((namespace) => fetchNamespace(namespace)));
  begun();
}

let begun = (): void => undefined;
/** Resolves when the first texts are there. */
export const textsBegun = new Promise<void>((resolve) => {
  begun = resolve;
});

function find(tree: TextTree, key: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/** The keys under which the text for a count may stand, the best first. */
function formsOf(key: string, count: unknown, rules: Intl.PluralRules): readonly string[] {
  if (typeof count !== 'number') return [key];
  const form = `${key}_${rules.select(count)}`;
  return count === 0 ? [`${key}_zero`, form, key] : [form, key];
}

const withValues = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return value === undefined || value === null ? '' : String(value);
  });

function createTranslator(tree: TextTree, of: string): Translate {
  const rules = new Intl.PluralRules(of);
  const known = new Map<string, string | undefined>();
  const textOf = (key: string): string | undefined => {
    if (!known.has(key)) known.set(key, find(tree, key));
    return known.get(key);
  };
  return (key, values) => {
    const keys = typeof key === 'string' ? [key] : key;
    const context = typeof values?.context === 'string' ? values.context : null;
    for (const each of context === null ? keys : keys.flatMap((own) => [`${own}_${context}`, own])) {
      const forms = formsOf(each, values?.count, rules);
      const form = forms.find((name) => textOf(name) !== undefined);
      const text = form === undefined ? undefined : textOf(form);
      if (text !== undefined) return values && text.includes('{{') ? withValues(text, values) : text;
    }
    return keys.at(-1) ?? '';
  };
}

/** Looks up the texts of a namespace, as far as they are there; the same function until that or the language changes. */
export function translatorOf(namespace: string, of = tag): Translate {
  const name = nameOf(namespace, of);
  const known = translators.get(name);
  if (known) return known;
  const fresh = createTranslator(trees.get(name) ?? {}, of);
  translators.set(name, fresh);
  return fresh;
}
