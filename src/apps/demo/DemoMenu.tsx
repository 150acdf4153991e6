import { Pause, Play, Pulse, Reset } from '@blueprintjs/icons';
import { useState } from 'react';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import {
  DemoMenuDocument,
  useDemoMenuQuery,
  useResetDemoDataMutation,
  useSetDemoPulseMutation,
} from './DemoMenu.generated.ts';

/** Pauses the demo's pulse and makes its data anew. Absent where the data are not demo data. */
export function DemoMenu() {
  const t = useTexts('demo');
  const roles = useSession()?.user?.roles ?? [];
  const [asking, setAsking] = useState(false);
  const { data, client } = useDemoMenuQuery({});
  const [setPulse] = useSetDemoPulseMutation({
    update: (cache, { data: changed }) =>
      cache.writeQuery({ query: DemoMenuDocument, data: { demo: changed?.setDemoPulse } }),
    onError: () => messages.error(t('failed')),
  });
  const [reset, { loading: resetting }] = useResetDemoDataMutation({
    onError: () => messages.error(t('failed')),
    onCompleted: async () => {
      setAsking(false);
      await client.resetStore();
      messages.success(t('wasReset'));
    },
  });
  if (!data?.demo.resettable || !isAllowed(roleSets.staff, roles)) return null;
  const running = data.demo.pulseRunning;
  const pulse = {
    id: 'pulse',
    label: t(running ? 'pause' : 'resume'),
    icon: running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />,
    onSelect: () => void setPulse({ variables: { running: !running } }),
  };
  const anew = {
    id: 'reset',
    label: t('reset'),
    icon: <Reset aria-hidden="true" />,
    onSelect: () => setAsking(true),
  };
  return (
    <>
      <MenuButton
        label={t(running ? 'labelRunning' : 'labelPaused')}
        items={isAllowed(roleSets.admin, roles) ? [pulse, anew] : [pulse]}
      >
        {running ? <Pulse aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </MenuButton>
      <ConfirmDialog
        open={asking}
        title={t('resetQuestion')}
        text={t('resetText')}
        confirm={t('reset')}
        danger
        busy={resetting}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
