/** `code` is what routes and storage speak (the specification calls Korean `kr`); `tag` is the BCP 47 tag of the same. */
export const languages = [
  { code: 'en', tag: 'en', title: 'English', direction: 'ltr' },
  { code: 'kr', tag: 'ko', title: '한국어', direction: 'ltr' },
  { code: 'tr', tag: 'tr', title: 'Türkçe', direction: 'ltr' },
  { code: 'ar', tag: 'ar', title: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

/** The language of a code or tag; English for anything else. */
export function languageOf(codeOrTag: string | null | undefined): Language {
  return languages.find(({ code, tag }) => code === codeOrTag || tag === codeOrTag) ?? languages[0];
}
