import { useTexts } from '~/shell/i18n/useTexts.ts';
import { LabelChips } from '~/shell/ui/LabelChips.tsx';
import { LabelMenu } from '~/shell/ui/LabelMenu.tsx';
import { useNotesLabelsQuery } from '../NotesScreen.generated.ts';
import styles from './NoteEditor.module.css';

interface NoteLabelMenuProps {
  readonly chosen: readonly string[];
  readonly onChange: (labelIds: readonly string[]) => void;
}

/** The labels of the note that is written, and the menu that gives and takes them. */
export function NoteLabelMenu({ chosen, onChange }: NoteLabelMenuProps) {
  const t = useTexts('notes');
  const { data } = useNotesLabelsQuery();
  const labels = data?.noteLabels ?? [];
  return (
    <div className={styles.labels}>
      <LabelMenu
        label={t('labels.title')}
        labels={labels}
        stateOf={(id) => (chosen.includes(id) ? 'all' : 'none')}
        onToggle={(id, on) => onChange([...chosen.filter((each) => each !== id), ...(on ? [id] : [])])}
      />
      <LabelChips label={t('labels.title')} labels={labels.filter(({ id }) => chosen.includes(id))} />
    </div>
  );
}
