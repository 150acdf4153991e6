import { useEffect } from 'react';
import { waitingCount } from '../alarms/waitingCount.ts';
import { useTexts } from '../i18n/useTexts.ts';

let named = '';

function show(): void {
  const count = waitingCount.read();
  document.title = count > 0 ? `(${count}) ${named}` : named;
}

/** Names the document after the screen, with how many incidents wait: "(3) Camera Health · Watchfloor". */
export function usePageTitle(title: string): void {
  const t = useTexts('shell');
  const product = t('productName');
  useEffect(() => {
    named = title === product ? product : `${title} · ${product}`;
    show();
    return waitingCount.subscribe(show);
  }, [title, product]);
}
