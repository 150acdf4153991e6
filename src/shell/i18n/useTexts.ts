import { useTranslation } from 'react-i18next';

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

/** The keys of a namespace, as `group.key`: a text that is not in its English file is a type error. */
export type TextKey<Namespace extends TextNamespace> = KeysOf<TextFiles[Namespace]>;

/** Says a text of a namespace in the chosen language, with values for its placeholders. */
export type Texts<Namespace extends TextNamespace> = (
  key: TextKey<Namespace>,
  values?: Readonly<Record<string, unknown>>,
) => string;

/** Looks texts up in a namespace: `const t = useTexts('mail')`. Suspends until they are there. */
export function useTexts<Namespace extends TextNamespace>(namespace: Namespace): Texts<Namespace> {
  return useTranslation(namespace).t;
}

/**
 * The text of a key that is made of data, where their type is wider than what can come: any number for a priority of 1
 * to 5. Where the type names what can come, the key is checked without this.
 */
export const textByKey = <Namespace extends TextNamespace>(
  t: Texts<Namespace>,
  key: string,
  values?: Readonly<Record<string, unknown>>,
): string => t(key as TextKey<Namespace>, values);
