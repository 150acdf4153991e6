import { type ReactNode, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

interface SampleOfferProps {
  readonly icon: ReactNode;
  /** What the app is for: "Notes are for what you must not forget". */
  readonly title: string;
  /** How to begin by oneself. */
  readonly text: string;
  /** Puts sample data into the app and reads the screen anew; says itself what went wrong. */
  readonly onAdd: () => Promise<unknown>;
}

/** An app in which somebody has nothing yet: what it is for, and sample data to begin with. */
export function SampleOffer({ icon, title, text, onAdd }: SampleOfferProps) {
  const t = useTexts('office');
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await onAdd();
    } finally {
      setBusy(false);
    }
  };
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
