import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useMailDetailQuery } from '../detail/MailDetail.generated.ts';
import type { WrittenMailFragment } from '../detail/WrittenMail.generated.ts';
import { type Composing, mailUrl } from '../mailUrl.ts';
import { ComposeForm } from './ComposeForm.tsx';

type Mail = WrittenMailFragment;

const WIDTH = 720;

/** One sitting of writing: it goes on when what is written becomes a draft, under whose id the address names it then. */
interface Sitting {
  readonly key: number;
  readonly composing: Composing;
  readonly draftId: string | null;
}

const textOf = (composing: Composing) => ('id' in composing ? `${composing.kind}:${composing.id}` : 'new');

const isSame = ({ composing, draftId }: Sitting, wanted: Composing): boolean =>
  textOf(composing) === textOf(wanted) || (wanted.kind === 'draft' && wanted.id === draftId);

interface SittingProps {
  readonly composing: Composing;
  readonly to: readonly string[];
}

/** What is being written, in a drawer over the mails. */
export function ComposeSitting({ composing, to }: SittingProps) {
  const t = useTexts('mail');
  const { change } = useUrl(mailUrl);
  const [sitting, setSitting] = useState<Sitting>({ key: 0, composing, draftId: null });
  if (!isSame(sitting, composing)) setSitting({ key: sitting.key + 1, composing, draftId: null });
  const close = () => change({ compose: null, to: [] });
  const onSaved = (draftId: string) => {
    setSitting((now) => ({ ...now, draftId }));
    // Unless it is being closed just now.
    change((now) => (now.compose ? { compose: { kind: 'draft', id: draftId }, to: [] } : {}));
  };
  const begun = sitting.composing;
  const form = (mail: Mail | null) => (
    <ComposeForm key={sitting.key} composing={begun} to={to} mail={mail} onSaved={onSaved} onClose={close} />
  );
  if (begun.kind === 'new') return form(null);
  return (
    <BasedOn
      key={sitting.key}
      id={begun.id}
      fresh={begun.kind === 'draft'}
      title={t(`compose.${begun.kind}`)}
      onClose={close}
    >
      {form}
    </BasedOn>
  );
}

interface BasedOnProps {
  readonly id: string;
  /** Another tab may have written on it: it is read anew. */
  readonly fresh: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (mail: Mail) => React.ReactNode;
}

/** Reads the mail that is answered or written on. */
function BasedOn({ id, fresh, title, onClose, children }: BasedOnProps) {
  const t = useTexts('mail');
  const { data, error, refetch } = useMailDetailQuery({
    variables: { id },
    fetchPolicy: fresh ? 'network-only' : 'cache-first',
    nextFetchPolicy: 'cache-first',
  });
  const [base, setBase] = useState<Mail>();
  // What is written begins with the mail as it was: changes of it that follow are those of the form itself.
  if (!base && data?.mail) setBase(data.mail);
  if (base) return children(base);
  return (
    <Drawer open title={title} width={WIDTH} onClose={onClose}>
      {error && hasCode(error, 'NOT_FOUND') ? (
        <EmptyState title={t('notFound.mail')} text={t('notFound.mailText')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <BodySkeleton height={320} />
      )}
    </Drawer>
  );
}
