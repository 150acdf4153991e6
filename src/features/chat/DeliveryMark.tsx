import { EyeOpen, SendMessage, Tick } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './ChatLog.module.css';
import type { Delivery } from './chatPanel.rules.ts';

const icons = { sent: SendMessage, delivered: Tick, read: EyeOpen } as const;

/** How far a message has come: sign and word. */
export function DeliveryMark({ delivery }: { readonly delivery: Delivery }) {
  const t = useTexts('chat');
  const Icon = icons[delivery];
  return (
    <span className={styles.mark} data-delivery={delivery}>
      <Icon size={12} aria-hidden="true" {...(delivery === 'sent' && { className: 'mirrored' })} />
      {t(`delivery.${delivery}`)}
    </span>
  );
}
