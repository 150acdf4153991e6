import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Field } from '~/shell/ui/Field.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';

/** Longest name, as the API takes it. */
const NAME_LIMIT = 80;

interface NameDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly name: string;
  /** Whether everybody is to see it can be chosen too. */
  readonly sharing: boolean;
  readonly busy: boolean;
  readonly onConfirm: (name: string, shared: boolean) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a wall. It is mounted when it is asked, so that it begins with the name that there is. */
export function NameDialog({ title, confirm, sharing, busy, onConfirm, onClose, ...begin }: NameDialogProps) {
  const t = useTexts('live-view');
  const [name, setName] = useState(begin.name);
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = name.trim() === '';
  const submit = () => {
    setTried(true);
    if (!missing) onConfirm(name.trim(), shared);
  };
  return (
    <FormDialog open title={title} confirm={confirm} busy={busy} onConfirm={submit} onClose={onClose}>
      <Field label={t('saved.name')} error={tried && missing ? t('saved.nameMissing') : undefined}>
        {(field) => (
          <input
            {...field}
            type="text"
            value={name}
            maxLength={NAME_LIMIT}
            dir="auto"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {sharing ? <Switch label={t('saved.share')} checked={shared} onChange={setShared} /> : null}
    </FormDialog>
  );
}
