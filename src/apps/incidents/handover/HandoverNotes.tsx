import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { HandoverNoteLineFragment } from './Handover.generated.ts';
import styles from './Handover.module.css';
import { HandoverNoteForm } from './HandoverNoteForm.tsx';
import type { Handover } from './handover.types.ts';

interface HandoverNotesProps {
  readonly handover: Handover;
  readonly onAdded: () => Promise<unknown>;
}

/** What the shift before has left, what this one leaves, and where it is written. */
export function HandoverNotes({ handover, onAdded }: HandoverNotesProps) {
  const t = useTexts('handover');
  const { notes, from, site, zone } = handover;
  const isEarlier = ({ at }: HandoverNoteLineFragment) => Date.parse(at) < Date.parse(from);
  return (
    <Widget title={t('notes.title')}>
      {notes.length === 0 ? <p className={styles.muted}>{t('notes.none')}</p> : null}
      <Notes title={t('notes.before')} notes={notes.filter(isEarlier)} zone={zone} />
      <Notes title={t('notes.now')} notes={notes.filter((note) => !isEarlier(note))} zone={zone} />
      <div className={styles.screenOnly}>
        <HandoverNoteForm key={site?.id ?? ''} siteId={site?.id ?? null} onAdded={onAdded} />
      </div>
    </Widget>
  );
}

interface NotesProps {
  readonly title: string;
  readonly notes: readonly HandoverNoteLineFragment[];
  readonly zone: string;
}

function Notes({ title, notes, zone }: NotesProps) {
  const t = useTexts('handover');
  const f = useFormat();
  if (notes.length === 0) return null;
  return (
    <>
      <h3 className={styles.small}>{title}</h3>
      <ul className={styles.lines}>
        {notes.map(({ id, at, author, text, site }) => (
          <li key={id}>
            <p className={styles.note} dir="auto">
              {text}
            </p>
            <p className={styles.muted}>
              <bdi>{author}</bdi> · {f.date(at, 'dateTime', zone)} · <bdi>{site?.name ?? t('allSites')}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
