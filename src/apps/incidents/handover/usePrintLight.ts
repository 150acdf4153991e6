import { useEffect } from 'react';
import { bp } from '~/shell/ui/blueprint.ts';

/** Paper is white: while the page is printed it wears the light ground, whatever theme is chosen. */
export function usePrintLight(): void {
  useEffect(() => {
    const { dataset, classList } = document.documentElement;
    let chosen: string | undefined;
    const before = () => {
      // The browser may say it twice.
      chosen ??= dataset.mode;
      dataset.mode = 'light';
      classList.remove(bp.dark);
    };
    const after = () => {
      if (chosen === undefined) return;
      dataset.mode = chosen;
      classList.toggle(bp.dark, chosen === 'dark');
      chosen = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
