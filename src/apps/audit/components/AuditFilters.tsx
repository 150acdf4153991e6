import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ClearFilters } from '~/shell/ui/ClearFilters.tsx';
import { Fold } from '~/shell/ui/Fold.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { auditActions, auditSubjects, auditUrl } from '../auditUrl.ts';
import styles from './AuditFilters.module.css';

interface PartProps<Name extends string> {
  /** In the address. */
  readonly name: Name;
  readonly label: string;
}

function TextPart({ name, label }: PartProps<'user' | 'search'>) {
  const { url, change } = useUrlControl(auditUrl);
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <SearchInput
        label={label}
        placeholder=""
        value={url[name]}
        onSearch={(text) => change({ [name]: text })}
      />
    </div>
  );
}

function DayPart({ name, label }: PartProps<'from' | 'to'>) {
  const { url, change } = useUrlControl(auditUrl);
  return (
    <label className={styles.field}>
      {label}
      <input
        type="date"
        value={url[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || null })}
      />
    </label>
  );
}

interface ChoicePartProps extends PartProps<'action' | 'kind'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function ChoicePart({ name, label, options }: ChoicePartProps) {
  const t = useTexts('audit');
  const { url, change } = useUrlControl(auditUrl);
  return (
    <label className={styles.field}>
      {label}
      <select value={url[name] ?? ''} onChange={({ target }) => change({ [name]: target.value || null })}>
        <option value="">{t('all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
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
