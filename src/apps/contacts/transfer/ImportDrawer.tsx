import { useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import { newGroups, newGroupsErrors } from './groupNames.ts';
import styles from './Import.module.css';
import { ImportLines } from './ImportLines.tsx';
import { MAX_CONTACTS } from './importFile.rules.ts';
import { useImport } from './useImport.ts';
import { useImportUndo } from './useImportUndo.ts';

interface ImportDrawerProps {
  readonly onClose: () => void;
  /** Reads anew what is shown. */
  readonly refetch: () => Promise<unknown>;
}

/** A file of contacts is first shown as what would become of it, line by line; the good ones are brought in on demand. */
export function ImportDrawer({ onClose, refetch }: ImportDrawerProps) {
  const t = useTexts('contacts');
  const f = useFormat();
  const { act } = useUndoable();
  const undo = useImportUndo();
  const errorText = useErrorText();
  const { plan, progress, error, read, apply } = useImport();
  const [twins, setTwins] = useState(false);
  const contacts = plan?.contacts ?? [];
  const wanted = contacts.filter(({ outcome }) => outcome === 'NEW' || (twins && outcome !== 'REFUSED'));
  const doubles = contacts.filter(({ outcome }) => outcome === 'KNOWN' || outcome === 'TWICE').length;

  const groups = newGroups(wanted, plan?.groups ?? []);
  const tooMany = newGroupsErrors(groups, plan?.groups ?? []);

  async function bringIn() {
    const brought = await apply(wanted);
    const { length } = brought.ids;
    if (length === 0) return;
    void act({
      name: t('title'),
      done: t('import.done', { count: length, number: f.number(length) }),
      undone: t('import.undone'),
      run: async () => ({}),
      undo: () => undo(brought),
      refetch,
    });
    if (length === wanted.length) onClose();
  }

  return (
    <Drawer open onClose={onClose} title={t('import.title')} width={640}>
      <div className={styles.form}>
        <p>{t('import.text', { count: MAX_CONTACTS, number: f.number(MAX_CONTACTS) })}</p>
        <Field label={t('import.file')}>
          {(field) => (
            <input
              {...field}
              type="file"
              accept=".csv,.vcf,text/csv,text/vcard"
              onChange={({ target }) => void read(target.files?.[0])}
            />
          )}
        </Field>
        {error ? (
          <p role="alert" className={styles.refused}>
            {t('import.failed')} {errorText(error)}
          </p>
        ) : null}
        {plan ? <ImportLines plan={plan} groups={groups} refused={tooMany} /> : null}
        {doubles > 0 ? (
          <label className={styles.twins}>
            <input type="checkbox" checked={twins} onChange={({ target }) => setTwins(target.checked)} />
            {t('import.twins', { count: doubles, number: f.number(doubles) })}
          </label>
        ) : null}
        <Button
          kind="primary"
          wide
          busy={progress !== null}
          disabled={wanted.length === 0 || tooMany.length > 0}
          onClick={() => void bringIn()}
        >
          {wanted.length > 0
            ? t('import.apply', { count: wanted.length, number: f.number(wanted.length) })
            : t('import.nothing')}
        </Button>
      </div>
    </Drawer>
  );
}
