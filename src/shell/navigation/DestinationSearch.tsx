import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './DestinationSearch.module.css';
import { navigationIcon } from './icons.tsx';
import { matchIn, suggestions } from './navigation.rules.ts';
import { type Destination, useDestinations } from './useNavigationItems.ts';

function Title({ title, text }: { readonly title: string; readonly text: string }) {
  const parts = matchIn(title, text);
  if (!parts) return title;
  const [before, match, after] = parts;
  return (
    <span>
      {before}
      <b>{match}</b>
      {after}
    </span>
  );
}

/**
 * A field over everything that the navigation leads to (specification, shell §5): ten suggestions, the first one marked,
 * arrows and Enter choose. `onChosen` is called before it goes there.
 */
export function DestinationSearch({ onChosen }: { readonly onChosen?: () => void }) {
  const t = useTexts('shell');
  const id = useId();
  const navigate = useNavigate();
  const destinations = useDestinations();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const found = suggestions(destinations, ({ title }) => title, text);
  const choose = (item: Destination | undefined) => {
    if (!item) return;
    onChosen?.();
    if (item.type === 'link') open(item.url, item.target ?? '_blank', 'noopener');
    else void navigate(item.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') choose(found[marked]);
    else if (step && found.length > 0) setMarked((at) => (at + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${marked}` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('search.results')} className={styles.list}>
        {found.map((item, index) => (
          <button
            key={item.id}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            className={styles.option}
            onPointerMove={() => setMarked(index)}
            onClick={() => choose(item)}
          >
            <span className={styles.icon}>{navigationIcon(item.icon)}</span>
            <Title title={item.title} text={text} />
          </button>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : styles.none}>
        {found.length > 0 ? t('search.count', { count: found.length }) : t('search.none')}
      </p>
    </>
  );
}
