import { onceLoaded } from '~/lib/onceLoaded.ts';
import { readStored, store } from '~/lib/safeStorage.ts';
import { type Language, type LanguageCode, languageOf, languages } from './languages.ts';
import {
  beginTexts,
  fetchNamespace,
  hasTexts,
  speak,
  type TextTree,
  textLanguage,
  translatorOf,
} from './texts.ts';
import type { TextNamespace, Texts } from './useTexts.ts';

/** Texts by path, for example `./apps/mail/locales/mail.en.json`: what `import.meta.glob` answers. */
export type LocaleFiles = Record<string, () => Promise<unknown>>;

/** index.html reads the same key before first paint. */
const key = 'watchfloor_language';

/** The language chosen last time, else English (specification, shell §9: the default). */
const firstLanguage = (): string => languageOf(readStored(key)).tag;

/**
 * The first language of the browser that we speak, to be offered while none was chosen; null when that is English, which
 * already stands.
 */
export function languageToOffer(): Language | null {
  if (readStored(key) !== null) return null;
  const spoken = navigator.languages.map((tag) => tag.split('-')[0]);
  const tag = spoken.find((wanted) => languages.some((language) => language.tag === wanted));
  const language = languageOf(tag);
  return language.code === 'en' ? null : language;
}

function applyToDocument(tag: string): void {
  document.documentElement.lang = tag;
}

/** `./apps/mail/locales/mail.en.json` holds the English texts of namespace `mail`. */
function filesByName(files: LocaleFiles): Map<string, () => Promise<unknown>> {
  const found = new Map<string, () => Promise<unknown>>();
  for (const [path, load] of Object.entries(files)) {
    const [, namespace, tag] = /locales\/([^/.]+)\.([a-z]+)\.json$/.exec(path) ?? [];
    if (namespace && tag) found.set(`${namespace}/${tag}`, load);
  }
  return found;
}

/**
 * Starts translation with the locale files of every page; `loadOthers` fetches the list of all others with the first text
 * that is not among them. Each file is fetched when its namespace is first used, in the chosen language only. Resolves when
 * the shell's texts are there; rejects when they cannot be loaded.
 */
export async function startTexts(files: LocaleFiles, loadOthers: () => Promise<LocaleFiles>): Promise<void> {
  const ofEveryPage = filesByName(files);
  const others = onceLoaded(async () => filesByName(await loadOthers()));
  const fetchTexts = async (tag: string, namespace: string): Promise<TextTree> => {
    const name = `${namespace}/${tag}`;
    const load = ofEveryPage.get(name) ?? (await others()).get(name);
    if (!load) throw new Error(`No texts for ${namespace} in ${tag}.`);
    return ((await load()) as { readonly default: TextTree }).default;
  };
  await beginTexts(fetchTexts, firstLanguage(), 'shell');
  if (!hasTexts('shell')) throw new Error('The texts could not be loaded.');
  applyToDocument(textLanguage());
}

/** Fetches the texts of namespaces ahead, beside the screen that needs them, so that nothing waits in a row. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => fetchNamespace(namespace)));
}

/** A translator into a language that is not the page's. Rejects when its texts cannot be fetched. */
export async function translatorInto<Namespace extends TextNamespace>(
  tag: string,
  namespace: Namespace,
): Promise<Texts<Namespace>> {
  await fetchNamespace(namespace, tag);
  if (!hasTexts(namespace, tag)) throw new Error(`No texts for ${namespace} in ${tag}.`);
  return translatorOf(namespace, tag);
}

/**
 * Switches the language and remembers it. Its direction is the settings' to follow. Rejects when its texts cannot be
 * fetched: the language stays.
 */
export async function setLanguage(code: LanguageCode): Promise<void> {
  const { tag } = languageOf(code);
  await speak(tag);
  applyToDocument(tag);
  store(key, code);
}
