import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Says how large a file is: 512 B, 340 kB, 1.2 MB. */
export function useFileSize(): (bytes: number) => string {
  const t = useTexts('uploads');
  const { number } = useFormat();
  return (bytes) => {
    if (bytes < KILOBYTE) return t('bytes', { size: number(bytes) });
    if (bytes < MEGABYTE) return t('kilobytes', { size: number(Math.round(bytes / KILOBYTE)) });
    return t('megabytes', { size: number(bytes / MEGABYTE) });
  };
}
