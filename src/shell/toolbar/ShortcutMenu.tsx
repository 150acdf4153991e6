import { Star, StarEmpty } from '@blueprintjs/icons';
import { type Ref, useEffect, useRef, useState } from 'react';
import { foldCase } from '~/lib/foldCase.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { navigationIcon } from '../navigation/icons.tsx';
import { type Destination, useDestinations } from '../navigation/useNavigationItems.ts';
import styles from './Shortcuts.module.css';

interface ShortcutMenuProps {
  readonly ref: Ref<HTMLElement>;
  readonly chosen: readonly Destination[];
  readonly onToggle: (id: string) => void;
}

/** Everything that can be opened, with a star each; the chosen ones stand first while nothing is searched for. */
export function ShortcutMenu({ ref, chosen, onToggle }: ShortcutMenuProps) {
  const t = useTexts('shell');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const destinations = useDestinations();
  const wanted = foldCase(text.trim());
  const isChosen = ({ id }: Destination) => chosen.some((item) => item.id === id);
  const items = wanted
    ? destinations.filter(({ title }) => foldCase(title).includes(wanted))
    : [...chosen, ...destinations.filter((item) => !isChosen(item))];
  useEffect(() => field.current?.focus(), []);
  return (
    <section ref={ref} popover="manual" className={styles.menu} aria-label={t('shortcuts.change')}>
      <input
        ref={field}
        className={styles.search}
        type="text"
        aria-label={t('shortcuts.search')}
        placeholder={t('shortcuts.search')}
        value={text}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={isChosen(item)}
              className={styles.item}
              onClick={() => onToggle(item.id)}
            >
              <span className={styles.icon}>{navigationIcon(item.icon)}</span>
              <span className={styles.title}>{item.title}</span>
              {isChosen(item) ? <Star aria-hidden="true" /> : <StarEmpty aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      {items.length === 0 ? <p className={styles.none}>{t('search.none')}</p> : null}
    </section>
  );
}
