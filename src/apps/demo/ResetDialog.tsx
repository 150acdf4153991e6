import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { useResetDemoDataMutation } from './ResetDialog.generated.ts';

interface ResetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before all changes are discarded and the demo data are made anew. */
export function ResetDialog({ open, onClose }: ResetDialogProps) {
  const t = useTexts('demo');
  const [reset, { loading, client }] = useResetDemoDataMutation({
    onError: () => messages.error(t('failed')),
    onCompleted: async () => {
      onClose();
      // Each query shows its own failure where its answer would stand.
      await client.resetStore().catch(() => undefined);
      messages.success(t('wasReset'));
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('resetQuestion')}
      text={t('resetText')}
      confirm={t('reset')}
      danger
      busy={loading}
      onConfirm={() => void reset()}
      onCancel={onClose}
    />
  );
}
