import { createFormat, type Format } from './format.ts';
import { useLanguage } from './useTexts.ts';

const formats = new Map<string, Format>();

/** The formatting of a language, built once. */
export function formatOf(tag: string): Format {
  const known = formats.get(tag);
  if (known) return known;
  const fresh = createFormat(tag);
  formats.set(tag, fresh);
  return fresh;
}

/** Formatting of numbers, shares, moments and durations in the chosen language. */
export const useFormat = (): Format => formatOf(useLanguage());
