import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ClearFilters } from '~/shell/ui/ClearFilters.tsx';
import { DateField } from '~/shell/ui/DateField.tsx';
import { Fold } from '~/shell/ui/Fold.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { Select } from '~/shell/ui/Select.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { auditActions, auditSubjects, auditUrl } from '../auditUrl.ts';
import styles from './AuditFilters.module.css';

interface PartProps<Name extends string> {
  /** In the address. */
  readonly name: Name;
  readonly label: string;
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

function TextPart({ name, label }: PartProps<'user' | 'search'>) {
  const { url, change } = useUrlControl(auditUrl);
  return (
    <Part label={label}>
      <SearchInput
        label={label}
        placeholder=""
        value={url[name]}
        onSearch={(text) => change({ [name]: text })}
      />
    </Part>
  );
}

function DayPart({ name, label }: PartProps<'from' | 'to'>) {
  const { url, change } = useUrlControl(auditUrl);
  return (
    <Part label={label}>
      <DateField label={label} value={url[name] ?? ''} onChange={(day) => change({ [name]: day || null })} />
    </Part>
  );
}

interface ChoicePartProps extends PartProps<'action' | 'kind'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function ChoicePart({ name, label, options }: ChoicePartProps) {
  const t = useTexts('audit');
  const { url, change } = useUrlControl(auditUrl);
  return (
    <Part label={label}>
      <Select
        aria-label={label}
        value={url[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || null })}
        options={[{ value: '', label: t('all') }, ...options]}
      />
    </Part>
  );
}

/** What the audit is narrowed by: all of it stands in the address. */
export function AuditFilters() {
  const t = useTexts('audit');
  const { url, change } = useUrlControl(auditUrl);
  const filtered = auditUrl.changed('', url) !== '';
  return (
    <search className={styles.filters}>
      <Fold active={filtered}>
        <TextPart name="user" label={t('column.user')} />
        <ChoicePart
          name="action"
          label={t('column.action')}
          options={auditActions.map((value) => ({ value, label: t(`action.${value}`) }))}
        />
        <ChoicePart
          name="kind"
          label={t('column.kind')}
          options={auditSubjects.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <TextPart name="search" label={t('column.name')} />
        <DayPart name="from" label={t('from')} />
        <DayPart name="to" label={t('to')} />
        <ClearFilters active={filtered} onClear={() => change(auditUrl.defaults)}>
          {t('clear')}
        </ClearFilters>
      </Fold>
    </search>
  );
}
