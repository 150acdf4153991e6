import { momentStyle } from '~/shell/i18n/momentStyle.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';

/** When a mail was sent: the hour of one of today, else the day. The whole moment is in the tooltip. */
export function MailTime({ at }: { readonly at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.date(at, 'full')}>
      {format.date(at, momentStyle(new Date(at), new Date()))}
    </time>
  );
}
