import type { ReactNode } from 'react';
import type { OfficeApp } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import styles from './SaveNote.module.css';
import { useSampleData } from './useSampleData.ts';

interface SampleProps {
  readonly app: OfficeApp;
  /** Reads what the screen shows anew. */
  readonly refetch: () => Promise<unknown>;
}

interface SampleOfferProps extends SampleProps {
  readonly icon: ReactNode;
  /** What the app is for: "Notes are for what you must not forget". */
  readonly title: string;
  /** How to begin by oneself. */
  readonly text: string;
}

/** An app in which somebody has nothing yet: what it is for, and sample data to begin with. */
export function SampleOffer({ app, refetch, icon, title, text }: SampleOfferProps) {
  const t = useTexts('office');
  const { busy, add } = useSampleData(app, refetch);
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Button busy={busy} onClick={() => void add()}>
          {t('sample.add')}
        </Button>
      }
    />
  );
}

/** Where somebody has added sample data: a line that says so, and removes them. Nothing where there are none. */
export function SampleNote({ app, refetch }: SampleProps) {
  const t = useTexts('office');
  const { present, busy, remove } = useSampleData(app, refetch);
  if (!present) return null;
  return (
    <div className={styles.note}>
      <span>{t('sample.present')}</span>
      <Button kind="quiet" busy={busy} onClick={() => void remove()}>
        {t('sample.remove')}
      </Button>
    </div>
  );
}
