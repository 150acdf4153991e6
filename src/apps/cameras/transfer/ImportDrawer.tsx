import { type ChangeEvent, useState } from 'react';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { importColumns, MAX_BYTES, MAX_LINES } from '~/resolvers/registry/import.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import styles from '../list/Cameras.module.css';
import { ImportLines } from './ImportLines.tsx';
import { MissingSites } from './MissingSites.tsx';
import { useImportCamerasMutation } from './Transfer.generated.ts';

interface ImportDrawerProps {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Larger files than this are not even sent: the API would refuse them. */
const isTooLarge = (csv: string): boolean => new TextEncoder().encode(JSON.stringify(csv)).length > MAX_BYTES;

const fileTooLarge = refuse('csv', 'TOO_LARGE', { kilobytes: MAX_BYTES / 1_000 });

/** A file of cameras is first shown as what it would change, line by line, and written when somebody says so. */
export function ImportDrawer({ onClose, onImported }: ImportDrawerProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const refusal = useRefusal();
  const errorText = useErrorText();
  const [csv, setCsv] = useState<string | null>(null);
  const [createSites, setCreateSites] = useState(false);
  const [run, { data, loading, error, reset }] = useImportCamerasMutation({ onError: () => undefined });
  const plan = data?.importCameras;
  const tooLarge = csv !== null && isTooLarge(csv);
  const changes = plan ? plan.created + plan.changed : 0;

  const ask = (text: string, dryRun: boolean, allowed: boolean) =>
    run({
      variables: {
        csv: text,
        dryRun,
        createSites: allowed,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    });

  async function allow(allowed: boolean) {
    setCreateSites(allowed);
    await ask(csv ?? '', true, allowed);
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    reset();
    const [file] = target.files ?? [];
    const text = (await file?.text()) ?? null;
    setCsv(text);
    if (text !== null && !isTooLarge(text)) await ask(text, true, createSites);
  }

  async function apply() {
    const answer = await ask(csv ?? '', false, createSites);
    if (!answer.data?.importCameras.applied) return;
    messages.success(t('import.done', { count: changes, number: f.number(changes) }));
    onImported();
    onClose();
  }

  return (
    <Drawer open onClose={onClose} title={t('import.title')} width={720}>
      <div className={styles.form}>
        <p>{t('import.text', { lines: f.number(MAX_LINES), size: f.number(MAX_BYTES / 1_000) })}</p>
        <p className={styles.muted} dir="ltr">
          {importColumns.join(', ')}
        </p>
        <Field label={t('import.file')} error={tooLarge ? refusal(fileTooLarge) : undefined}>
          {(field) => (
            <input {...field} type="file" accept=".csv,text/csv" onChange={(event) => void read(event)} />
          )}
        </Field>
        {error ? (
          <p role="alert">
            {t('import.failed')} {errorText(error)}
          </p>
        ) : null}
        {plan && plan.missingSites.length > 0 ? (
          <MissingSites
            sites={plan.missingSites}
            allowed={createSites}
            busy={loading}
            onAllow={(allowed) => void allow(allowed)}
          />
        ) : null}
        {plan ? <ImportLines plan={plan} /> : null}
        <Button
          kind="primary"
          wide
          busy={loading}
          disabled={!plan || plan.refused > 0 || plan.errors.length > 0 || changes === 0}
          onClick={() => void apply()}
        >
          {changes > 0
            ? t('import.apply', { count: changes, number: f.number(changes) })
            : t('import.nothing')}
        </Button>
      </div>
    </Drawer>
  );
}
