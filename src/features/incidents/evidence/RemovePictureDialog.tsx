import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';

interface RemovePictureDialogProps {
  /** The picture that somebody wants to remove; null while nobody does. */
  readonly id: string | null;
  /** It is answered: the dialog is to be closed, and with `true` the picture removed. */
  readonly onAnswer: (remove: boolean) => void;
}

/** Asks before a picture of an incident is removed, which cannot be undone. */
export function RemovePictureDialog({ id, onAnswer }: RemovePictureDialogProps) {
  const t = useTexts('desk');
  return (
    <ConfirmDialog
      open={id !== null}
      title={t('evidence.removing')}
      text={t('evidence.removingText')}
      confirm={t('evidence.remove')}
      danger
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
