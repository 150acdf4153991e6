import { useTexts } from '../../i18n/useTexts.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { panels, usePanels } from '../panels.ts';
import { QuickPanelBody } from './QuickPanelBody.tsx';

/** The quick panel, 280 px wide: today, events, notes and three switches. */
export function QuickDrawer() {
  const t = useTexts('panels');
  const { open } = usePanels();
  return (
    <Drawer open={open === 'quick'} onClose={panels.close} title={t('quick.title')} width={280}>
      <QuickPanelBody />
    </Drawer>
  );
}
