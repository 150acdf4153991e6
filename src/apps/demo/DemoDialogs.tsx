import { DrillDrawer } from './drill/DrillDrawer.tsx';
import { ResetDialog } from './ResetDialog.tsx';

export type DemoDialog = 'drill' | 'reset';

interface DemoDialogsProps {
  readonly opened: DemoDialog | null;
  readonly onClose: () => void;
}

/** What the demo's menu opens; fetched when it does so first. */
export function DemoDialogs({ opened, onClose }: DemoDialogsProps) {
  return (
    <>
      <DrillDrawer open={opened === 'drill'} onClose={onClose} />
      <ResetDialog open={opened === 'reset'} onClose={onClose} />
    </>
  );
}
