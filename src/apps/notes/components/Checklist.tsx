import { Cross } from '@blueprintjs/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import type { NoteDraft } from '../note.ts';
import styles from './NoteEditor.module.css';

type Items = NoteDraft['checklist'];

interface ChecklistProps {
  readonly items: Items;
  readonly onChange: (items: Items) => void;
}

let made = 0;
/** Unique within a note. */
const itemId = (): string => {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
};

/** The lines of a checklist. The last is empty: what is typed there becomes one, and Enter goes on to the next. */
export function Checklist({ items, onChange }: ChecklistProps) {
  const t = useTexts('notes');
  const [nextId, setNextId] = useState(itemId);
  const list = useRef<HTMLUListElement>(null);
  const lines = [...items, { id: nextId, text: '', checked: false }];
  const focus = (index: number) =>
    list.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')[index]?.focus();
  const set = (id: string, change: Partial<Items[number]>) => {
    onChange(
      lines
        .filter((each) => each.id !== nextId || id === nextId)
        .map((each) => (each.id === id ? { ...each, ...change } : each)),
    );
    if (id === nextId) setNextId(itemId());
  };
  const remove = (id: string) => onChange(items.filter((each) => each.id !== id));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      focus(index + 1);
    }
    const line = items[index];
    if (event.key === 'Backspace' && line?.text === '') {
      event.preventDefault();
      remove(line.id);
      focus(Math.max(0, index - 1));
    }
  };
  return (
    <ul ref={list} className={styles.checklist} aria-label={t('checklist.label')}>
      {lines.map(({ id, text, checked }, index) => {
        const isNew = id === nextId;
        const number = { number: index + 1 };
        return (
          <li key={id}>
            <input
              type="checkbox"
              aria-label={t('checklist.done', number)}
              checked={checked}
              disabled={isNew}
              onChange={({ target }) => set(id, { checked: target.checked })}
            />
            <input
              className={styles.line}
              aria-label={isNew ? t('checklist.add') : t('checklist.line', number)}
              placeholder={isNew ? t('checklist.add') : undefined}
              dir="auto"
              value={text}
              onChange={({ target }) => set(id, { text: target.value })}
              onKeyDown={(event) => onKeyDown(event, index)}
              onBlur={() => {
                if (!isNew && text.trim() === '') remove(id);
              }}
            />
            {isNew ? null : (
              <IconButton
                icon={<Cross aria-hidden="true" />}
                label={t('checklist.remove', number)}
                onClick={() => remove(id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
