import { DrillDrawer } from './drill/DrillDrawer.tsx';
import { ResetDialog } from './ResetDialog.tsx';

export type DemoDialog = 'drill' | 'reset';

interface DemoDialogsProps {
  readonly opened: DemoDialog | null;
  readonly onClose: () => void;
}

/** The dialogs of the demo menu; loaded when the first one is opened. */
export function DemoDialogs({ opened, onClose }: DemoDialogsProps) {
  return (
    <>
      <DrillDrawer open={opened === 'drill'} onClose={onClose} />
      <ResetDialog open={opened === 'reset'} onClose={onClose} />
    </>
  );
}
