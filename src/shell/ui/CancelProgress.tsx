import { useFormat } from '../i18n/useFormat.ts';
import { useLateTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import type { Progress } from './bulk.ts';

interface CancelProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** Says how far long work is, and stops it. */
export function CancelProgress({ progress: { done, total }, onCancel }: CancelProgressProps) {
  const { t } = useLateTexts('messages');
  const { number } = useFormat();
  return (
    <Button onClick={onCancel}>{t('cancelProgress', { done: number(done), total: number(total) })}</Button>
  );
}
