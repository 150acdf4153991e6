import type { StatusReason } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

/** What a reason of a camera's state is called in a line or a table: a few words. */
export function useReasonText(): (reason: StatusReason) => string {
  const t = useTexts('reasons');
  return (reason) => t(`short.${reason}`);
}
