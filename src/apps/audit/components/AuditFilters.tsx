import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ClearFilters } from '~/shell/ui/ClearFilters.tsx';
import { Fold } from '~/shell/ui/Fold.tsx';
import { useTypedParam } from '~/shell/ui/useTypedParam.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { auditActions, auditParams, auditSubjects } from '../auditUrl.ts';
import styles from './AuditFilters.module.css';

interface PartProps {
  readonly name: (typeof auditParams)[number];
  readonly label: string;
}

function TextPart({ name, label, type }: PartProps & { readonly type: 'search' | 'date' }) {
  const input = useTypedParam(name);
  return (
    <label className={styles.field}>
      {label}
      <input type={type} dir={type === 'search' ? 'auto' : undefined} {...input} />
    </label>
  );
}

interface ChoicePartProps extends PartProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function ChoicePart({ name, label, options }: ChoicePartProps) {
  const t = useTexts('audit');
  const { params, change } = useUrlState();
  return (
    <label className={styles.field}>
      {label}
      <select value={params.get(name) ?? ''} onChange={({ target }) => change({ [name]: target.value })}>
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
  const { params, change } = useUrlState();
  const filtered = auditParams.some((name) => params.has(name));
  return (
    <search className={styles.filters}>
      <Fold active={filtered}>
        <TextPart name="user" label={t('column.user')} type="search" />
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
        <TextPart name="search" label={t('column.name')} type="search" />
        <TextPart name="from" label={t('from')} type="date" />
        <TextPart name="to" label={t('to')} type="date" />
        <ClearFilters
          active={filtered}
          onClear={() => change(Object.fromEntries(auditParams.map((name) => [name, null])))}
        >
          {t('clear')}
        </ClearFilters>
      </Fold>
    </search>
  );
}
