import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Dialog } from '~/shell/ui/Dialog.tsx';

/** Measured on lists of the demo: rows of a page, and of one whose incidents have pictures. */
const ROWS = 40;
const ROWS_WITH_PICTURES = 4;
const FEW = 100;

const pagesOf = (count: number) => Math.max(1, Math.ceil(count / (count > FEW ? ROWS : ROWS_WITH_PICTURES)));

interface PdfDialogProps {
  readonly open: boolean;
  /** How many incidents it would be. */
  readonly count: number;
  readonly onChoose: (kind: 'summary' | 'list') => void;
  readonly onClose: () => void;
}

/** Asks whether a page of figures will do, before hundreds of pages are made that nobody reads. */
export function PdfDialog({ open, count, onChoose, onClose }: PdfDialogProps) {
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const format = useFormat();
  const pages = pagesOf(count);
  return (
    <Dialog
      open={open}
      title={t('export.pdfTitle')}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button onClick={() => onChoose('list')}>{t('export.list')}</Button>
          <Button kind="primary" onClick={() => onChoose('summary')}>
            {t('export.summary')}
          </Button>
        </>
      }
    >
      <p>{t('export.summaryText')}</p>
      <p>{t('export.listText', { count: pages, pages: format.number(pages, 0) })}</p>
    </Dialog>
  );
}
