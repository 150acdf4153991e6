import { Pause, Play, Pulse, Reset } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { useLoaded } from '~/shell/ui/useLoaded.ts';
import {
  DemoMenuDocument,
  useDemoMenuQuery,
  useResetDemoDataMutation,
  useSetDemoPulseMutation,
} from './DemoMenu.generated.ts';

async function loadDrill() {
  const [{ DrillDrawer }] = await Promise.all([import('./drill/DrillDrawer.tsx'), loadTexts('drill')]);
  return DrillDrawer;
}

/** Opens the drill, pauses the demo's pulse and makes its data anew. Absent where the data are not demo data. */
export function DemoMenu() {
  const t = useTexts('demo');
  const roles = useSession()?.user?.roles ?? [];
  const [asking, setAsking] = useState(false);
  const [drilling, setDrilling] = useState(false);
  const Drill = useLoaded(loadDrill, drilling ? 'opened' : null);
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
  const drill = { id: 'drill', label: t('drill'), onSelect: () => setDrilling(true) };
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
        items={isAllowed(roleSets.admin, roles) ? [drill, pulse, anew] : [drill, pulse]}
      >
        {running ? <Pulse aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </MenuButton>
      <Suspense fallback={null}>
        {Drill ? <Drill open={drilling} onClose={() => setDrilling(false)} /> : null}
      </Suspense>
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
