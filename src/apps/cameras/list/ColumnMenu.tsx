import { ManyToMany } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CheckOptions } from '~/shell/ui/CheckOptions.tsx';
import { Popup } from '~/shell/ui/Popup.tsx';
import { type ColumnName, columnNames } from './columnChoice.ts';

interface ColumnMenuProps {
  readonly chosen: readonly ColumnName[];
  readonly onToggle: (column: ColumnName, on: boolean) => void;
}

/** Which columns the table shows. */
export function ColumnMenu({ chosen, onToggle }: ColumnMenuProps) {
  const t = useTexts('cameras');
  return (
    <Popup label={t('columns')} icon={<ManyToMany aria-hidden="true" />} side="end">
      {() => (
        <CheckOptions
          options={columnNames.map((value) => ({ value, label: t(`column.${value}`) }))}
          chosen={chosen}
          onToggle={onToggle}
        />
      )}
    </Popup>
  );
}
