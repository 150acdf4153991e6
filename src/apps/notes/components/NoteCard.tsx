import { Archive, Notifications, Trash, Unarchive } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { FileImage } from '~/features/uploads/FileImage.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { LabelChips } from '~/shell/ui/LabelChips.tsx';
import { useClicked } from '~/shell/ui/useClicked.ts';
import type { NoteFragment } from '../NotesScreen.generated.ts';
import { nameOf } from '../note.ts';
import type { NoteActions } from '../useNoteActions.ts';
import styles from './NoteCard.module.css';

interface NoteCardProps {
  readonly note: NoteFragment;
  /** Where it is open. */
  readonly to: string;
  readonly actions: NoteActions;
}

/** Lines of a checklist that a card shows. */
const LINES = 8;

/** A note as a card: the whole of it opens the note, its boxes and buttons work where they are. */
export function NoteCard({ note, to, actions }: NoteCardProps) {
  const t = useTexts('notes');
  const f = useFormat();
  const { title, description, image, reminder, checklist, archived } = note;
  const name = nameOf(note) ?? t('untitled');
  const more = checklist.length - LINES;
  const { clicked, toggle } = useClicked((id, on) => actions.check(note, id, on));
  return (
    <article className={styles.card}>
      {image ? <FileImage className={styles.image} url={image} alt="" /> : null}
      <Link to={to} className={styles.open} data-row-open preventScrollReset>
        {title ? <h2 dir="auto">{title}</h2> : <span className="sr-only">{t('open', { name })}</span>}
      </Link>
      {description ? (
        <p className={styles.text} dir="auto">
          {description}
        </p>
      ) : null}
      {checklist.length > 0 ? (
        <ul className={styles.lines}>
          {checklist.slice(0, LINES).map(({ id, text, checked }) => (
            <li key={id}>
              <label className={styles.line}>
                <input
                  type="checkbox"
                  checked={clicked.get(id) ?? checked}
                  onChange={({ target }) => void toggle(id, target.checked)}
                />
                <span dir="auto">{text}</span>
              </label>
            </li>
          ))}
          {more > 0 ? <li className={styles.more}>{t('moreLines', { count: more })}</li> : null}
        </ul>
      ) : null}
      {reminder ? (
        <p className={styles.reminder}>
          <Notifications aria-hidden="true" />
          <span className="sr-only">{t('reminder.label')}</span>
          <time dateTime={reminder}>{f.date(reminder, 'dateTime')}</time>
        </p>
      ) : null}
      <LabelChips label={t('labels.title')} labels={note.labels} />
      <div className={styles.actions}>
        <IconButton
          icon={archived ? <Unarchive aria-hidden="true" /> : <Archive aria-hidden="true" />}
          label={t(archived ? 'unarchiveNamed' : 'archiveNamed', { name })}
          onClick={() => void actions.archive(note, !archived)}
        />
        <IconButton
          icon={<Trash aria-hidden="true" />}
          label={t('removeNamed', { name })}
          onClick={() => void actions.remove(note)}
        />
      </div>
    </article>
  );
}
