import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Switch } from '~/shell/ui/Switch.tsx';
import {
  QuickPanelDocument,
  type QuickPanelQuery,
  useSetQuickPanelSwitchesMutation,
} from './QuickPanelBody.generated.ts';
import styles from './QuickPanelBody.module.css';

type Switches = QuickPanelQuery['quickPanel']['switches'];

const names = ['notifications', 'cloudSync', 'retroThrusters'] as const;

/** Three switches, each by itself. They move at once, and back when the change could not be kept. */
export function QuickSwitches({ switches }: { readonly switches: Switches }) {
  const t = useTexts('quick-panel');
  const [set] = useSetQuickPanelSwitchesMutation({
    update: (cache, { data }) =>
      cache.updateQuery(
        { query: QuickPanelDocument },
        (before) =>
          before &&
          data && { quickPanel: { ...before.quickPanel, switches: data.setQuickPanelSwitches.switches } },
      ),
    onError: () => messages.error(t('notKept')),
  });
  const turn = (change: Partial<Switches>) =>
    set({
      variables: { input: change },
      optimisticResponse: { setQuickPanelSwitches: { switches: { ...switches, ...change } } },
    });
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.heading}>{t('switches')}</legend>
      {names.map((name) => (
        <Switch
          key={name}
          label={t(name)}
          checked={switches[name]}
          onChange={(checked) => void turn({ [name]: checked })}
        />
      ))}
    </fieldset>
  );
}
