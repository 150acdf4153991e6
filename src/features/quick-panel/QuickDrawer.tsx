import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { panels, usePanels } from '~/shell/ui/panels.ts';
import { QuickPanelBody } from './QuickPanelBody.tsx';

/** The quick panel, 280 px wide: today, events, notes and three switches. */
export function QuickDrawer() {
  const t = useTexts('quick-panel');
  const { open } = usePanels();
  return (
    <Drawer open={open === 'quick'} onClose={panels.close} title={t('title')} width={280}>
      <QuickPanelBody />
    </Drawer>
  );
}
