import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import {
  fetchNamespace,
  isSettled,
  settledTexts,
  subscribeToTexts,
  type Translate,
  textLanguage,
  translatorOf,
} from './texts.ts';

/** The namespaces of `src/texts.d.ts`. */
export type TextNamespace = keyof TextFiles;

/** A text with `count` is one text, whatever its forms. */
type WithoutPlural<Key extends string> =
  Key extends `${infer Text}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Text : Key;

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** The translator of a namespace; null while it is being fetched. */
function useTranslator(namespace: TextNamespace): Translate | null {
  const read = useCallback(() => (isSettled(namespace) ? translatorOf(namespace) : null), [namespace]);
  return useSyncExternalStore(subscribeToTexts, read, read);
}

/** The keys of a namespace, as `group.key`: a text that is not in its English file is a type error. */
export type TextKey<Namespace extends TextNamespace> = KeysOf<TextFiles[Namespace]>;

/** Says a text of a namespace in the chosen language, with values for its placeholders. */
export type Texts<Namespace extends TextNamespace> = (
  key: TextKey<Namespace>,
  values?: Readonly<Record<string, unknown>>,
) => string;

/** Looks texts up in a namespace: `const t = useTexts('mail')`. Suspends until they are there. */
export function useTexts<Namespace extends TextNamespace>(namespace: Namespace): Texts<Namespace> {
  const there = useTranslator(namespace);
  // Each time: React 19.3 loses the order of hooks when a component that was suspended does not come to `use` again.
  use(settledTexts(namespace));
  return there ?? translatorOf(namespace);
}

/** Says texts of a namespace that the screen does not wait for: until they are there, `ready` is false and keys are said. */
export function useLateTexts(namespace: TextNamespace): { readonly t: Translate; readonly ready: boolean } {
  const there = useTranslator(namespace);
  useEffect(() => {
    if (!there) void fetchNamespace(namespace);
  }, [namespace, there]);
  return { t: there ?? translatorOf(namespace), ready: there !== null };
}

/** The BCP 47 tag of the chosen language. */
export const useLanguage = (): string => useSyncExternalStore(subscribeToTexts, textLanguage);

/**
 * The text of a key that is made of data, where their type is wider than what can come: any number for a priority of 1
 * to 5. Where the type names what can come, the key is checked without this.
 */
export const textByKey = <Namespace extends TextNamespace>(
  t: Texts<Namespace>,
  key: string,
  values?: Readonly<Record<string, unknown>>,
): string => t(key as TextKey<Namespace>, values);
