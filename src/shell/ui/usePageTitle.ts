import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.ts';

/** Names the document after the screen: "Camera Health · Watchfloor". */
export function usePageTitle(title: string): void {
  const t = useTexts('shell');
  const product = t('productName');
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title, product]);
}
