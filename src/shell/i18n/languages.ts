/**
 * `code` is what routes and storage speak (the specification calls Korean `kr`); `tag` is the BCP 47 tag of the same.
 * `flag` is the country whose flag stands beside it: of those where a language is spoken, one that a few lines can draw.
 */
export const languages = [
  { code: 'en', tag: 'en', title: 'English', flag: 'gb', direction: 'ltr' },
  { code: 'kr', tag: 'ko', title: '한국어', flag: 'kr', direction: 'ltr' },
  { code: 'tr', tag: 'tr', title: 'Türkçe', flag: 'tr', direction: 'ltr' },
  { code: 'ar', tag: 'ar', title: 'العربية', flag: 'ae', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number];
export type Flag = Language['flag'];
export type LanguageCode = Language['code'];

/** The language of a code or tag; English for anything else. */
export function languageOf(codeOrTag: string | null | undefined): Language {
  return languages.find(({ code, tag }) => code === codeOrTag || tag === codeOrTag) ?? languages[0];
}
