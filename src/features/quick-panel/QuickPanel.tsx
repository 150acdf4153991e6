import { Suspense } from 'react';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { usePanels } from '~/shell/ui/panels.ts';
import { useLoaded } from '~/shell/ui/useLoaded.ts';

async function loadDrawer() {
  const [{ QuickDrawer }] = await Promise.all([import('./QuickDrawer.tsx'), loadTexts('quick-panel')]);
  return QuickDrawer;
}

/** The place of the quick panel, a drawer of 280 px; its code comes when it is first opened. */
export function QuickPanel() {
  const { open } = usePanels();
  const QuickDrawer = useLoaded(loadDrawer, open === 'quick' ? 'opened' : null);
  return <Suspense fallback={null}>{QuickDrawer ? <QuickDrawer /> : null}</Suspense>;
}
