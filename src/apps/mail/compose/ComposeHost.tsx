import { later } from '~/shell/ui/later.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { mailUrl } from '../mailUrl.ts';

const ComposeSitting = later(async () => (await import('./ComposeSitting.tsx')).ComposeSitting);

/** What the address says is being written, in a drawer over the mails. */
export function ComposeHost() {
  const { url } = useUrl(mailUrl);
  return url.compose === null ? null : <ComposeSitting composing={url.compose} to={url.to} />;
}
