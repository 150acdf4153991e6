import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';

interface RemoveDialogProps {
  readonly cameras: readonly { readonly name: string }[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before cameras are removed, however many: every screen of everybody loses them. */
export function RemoveDialog({ cameras, onConfirm, onClose }: RemoveDialogProps) {
  const t = useTexts('cameras');
  const number = useFormat().number(cameras.length);
  const [only] = cameras;
  return (
    <ConfirmDialog
      open
      danger
      title={
        cameras.length === 1 && only
          ? t('remove.question', { name: only.name })
          : t('remove.questionMany', { count: cameras.length, number })
      }
      text={t('remove.text')}
      confirm={t('remove.confirm')}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    />
  );
}
