import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { LabelMenu } from '~/shell/ui/LabelMenu.tsx';
import { SelectionBar } from '~/shell/ui/SelectionBar.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import styles from '../Contacts.module.css';
import { contactsUrl } from '../contactsUrl.ts';
import { ExportMenu } from '../transfer/ExportMenu.tsx';
import type { ContactActions } from '../useContactActions.ts';
import type { ContactRowFragment } from './ContactRow.generated.ts';

interface BulkBarProps {
  readonly selection: Selection<ContactRowFragment>;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly actions: ContactActions;
}

/** What can be done with the contacts that are selected: none of it is offered before one is. */
export function BulkBar({ selection, groups, actions }: BulkBarProps) {
  const t = useTexts('contacts');
  const f = useFormat();
  const { change } = useUrl(contactsUrl);
  const { rows } = selection;
  const count = rows.length;
  const allStarred = rows.every(({ starred }) => starred);
  const removable = rows.filter((contact) => contact.removable);
  const stateOf = (groupId: string) => {
    const members = rows.filter((row) => row.groups.some(({ id }) => id === groupId)).length;
    return members === 0 ? 'none' : members === count ? 'all' : 'some';
  };
  return (
    <div className={styles.bulk}>
      <SelectionBar label={t('bulk.title')} active>
        <p role="status">{t('bulk.selected', { count, number: f.number(count) })}</p>
        <Button disabled={actions.busy} onClick={() => void actions.star(rows, !allStarred)}>
          {t(allStarred ? 'bulk.unstar' : 'bulk.star')}
        </Button>
        <LabelMenu
          label={t('groups')}
          labels={groups}
          stateOf={stateOf}
          onToggle={async (id, on) => {
            const group = groups.find((each) => each.id === id);
            if (group) await actions.move(group, rows, on);
          }}
          edit={{ text: t('group.new'), onSelect: () => change({ dialog: 'group' }, { step: true }) }}
          side="end"
        />
        <ExportMenu ids={rows.map(({ id }) => id)} />
        {removable.length === count ? (
          <Button kind="danger" disabled={actions.busy} onClick={() => void actions.remove(rows)}>
            {t('remove')}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={selection.clear}>
          {t('bulk.clear')}
        </Button>
      </SelectionBar>
    </div>
  );
}
