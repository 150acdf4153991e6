import { useLanguage } from '~/shell/i18n/useTexts.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const inUnit = (language: string, unit: string, value: number, maximumFractionDigits: number): string => {
  // In full, for "512 byte" is what English would be in short.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    value,
  );
};

/** Says how large a file is in the chosen language: 512 bytes, 340 kB, 1.2 MB. */
export function useFileSize(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => {
    if (bytes < KILOBYTE) return inUnit(language, 'byte', bytes, 0);
    if (bytes < MEGABYTE) return inUnit(language, 'kilobyte', bytes / KILOBYTE, 0);
    return inUnit(language, 'megabyte', bytes / MEGABYTE, 1);
  };
}
