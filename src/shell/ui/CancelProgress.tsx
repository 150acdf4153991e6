import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import { Button } from './Button.tsx';
import type { Progress } from './bulk.ts';

interface CancelProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** Says how far long work is, and stops it. */
export function CancelProgress({ progress: { done, total }, onCancel }: CancelProgressProps) {
  const { t } = useTranslation('messages', { useSuspense: false });
  const { number } = useFormat();
  return (
    <Button onClick={onCancel}>{t('cancelProgress', { done: number(done), total: number(total) })}</Button>
  );
}
