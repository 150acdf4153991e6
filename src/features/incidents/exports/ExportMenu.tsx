import { Download } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import type { DeskUrl } from '../deskUrl.ts';
import type { IncidentDeskQueryVariables } from '../list/IncidentDesk.generated.ts';
import { useExport } from './useExport.ts';

interface ExportMenuProps {
  readonly variables: IncidentDeskQueryVariables;
  readonly url: DeskUrl;
}

/** Downloads what is filtered; while it works it says how far it is and can be stopped. */
export function ExportMenu({ variables, url }: ExportMenuProps) {
  const t = useTexts('desk');
  const { progress, start, cancel } = useExport(variables, url);
  if (progress) return <CancelProgress progress={progress} onCancel={cancel} />;
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} onClick={() => start('csv')}>
        {t('export.csv')}
      </Button>
      <Button icon={<Download aria-hidden="true" />} onClick={() => start('pdf')}>
        {t('export.pdf')}
      </Button>
    </>
  );
}
