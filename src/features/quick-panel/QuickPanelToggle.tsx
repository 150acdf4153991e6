import { Properties } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { panels, usePanels } from '~/shell/ui/panels.ts';

/** Opens and closes the quick panel. */
export function QuickPanelToggle() {
  const t = useTexts('shell');
  const { open } = usePanels();
  return (
    <IconButton
      icon={<Properties className="mirrored" aria-hidden="true" />}
      label={t('toolbar.quickPanel')}
      aria-expanded={open === 'quick'}
      onClick={() => panels.toggle('quick')}
    />
  );
}
