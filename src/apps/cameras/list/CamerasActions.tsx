import { Add, Import, Office } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { camerasUrl } from './fleet.rules.ts';

/** What brings cameras in; the drawers that it opens stand in the address. */
export function CamerasActions() {
  const t = useTexts('cameras');
  const { change } = useUrl(camerasUrl);
  return (
    <>
      <Button icon={<Office aria-hidden="true" />} onClick={() => change({ panel: 'sites' }, { step: true })}>
        {t('sites')}
      </Button>
      <Button kind="quiet" onClick={() => change({ panel: 'origins' }, { step: true })}>
        {t('origins.title')}
      </Button>
      <Button
        icon={<Import aria-hidden="true" />}
        onClick={() => change({ panel: 'import' }, { step: true })}
      >
        {t('import.open')}
      </Button>
      <Button
        kind="primary"
        icon={<Add aria-hidden="true" />}
        onClick={() => change({ panel: 'add' }, { step: true })}
      >
        {t('add.title')}
      </Button>
    </>
  );
}
