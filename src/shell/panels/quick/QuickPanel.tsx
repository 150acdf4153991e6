import { Suspense } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { usePanels } from '../panels.ts';

async function loadDrawer() {
  const [{ QuickDrawer }] = await Promise.all([import('./QuickDrawer.tsx'), loadTexts('panels')]);
  return QuickDrawer;
}

/** The place of the quick panel, a drawer of 280 px; its code comes when it is first opened. */
export function QuickPanel() {
  const { open } = usePanels();
  const QuickDrawer = useLoaded(loadDrawer, open === 'quick' ? 'opened' : null);
  return <Suspense fallback={null}>{QuickDrawer ? <QuickDrawer /> : null}</Suspense>;
}
