import { Download } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import type { DeskUrl } from '../deskUrl.ts';
import type { IncidentDeskQueryVariables } from '../list/IncidentDesk.generated.ts';
import { PdfDialog } from './PdfDialog.tsx';
import { useExport } from './useExport.ts';

interface ExportMenuProps {
  readonly variables: IncidentDeskQueryVariables;
  readonly url: DeskUrl;
  /** How many incidents the filter finds; null until that is known: what is not known cannot be downloaded. */
  readonly count: number | null;
}

/** Downloads what is filtered; while it works it says how far it is and can be stopped. */
export function ExportMenu({ variables, url, count }: ExportMenuProps) {
  const t = useTexts('desk');
  const { progress, start, cancel } = useExport(variables, url);
  const [asking, setAsking] = useState(false);
  if (progress) return <CancelProgress progress={progress} onCancel={cancel} />;
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} disabled={count === null} onClick={() => start('csv')}>
        {t('export.csv')}
      </Button>
      <Button
        icon={<Download aria-hidden="true" />}
        disabled={count === null}
        onClick={() => setAsking(true)}
      >
        {t('export.pdf')}
      </Button>
      <PdfDialog
        open={asking}
        count={count ?? 0}
        onChoose={(kind) => {
          setAsking(false);
          start(kind);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
