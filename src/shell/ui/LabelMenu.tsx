import { Tag } from '@blueprintjs/icons';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import { ColourDot } from './ColourDot.tsx';
import styles from './LabelChips.module.css';
import type { Label } from './LabelChips.tsx';
import { Popup } from './Popup.tsx';
import { useClicked } from './useClicked.ts';

interface LabelMenuProps {
  /** What it does: "Labels". */
  readonly label: string;
  /** All labels that there are. */
  readonly labels: readonly Label[];
  /** Of the rows that it is for: all have the label, some of them, or none. */
  readonly stateOf: (id: string) => 'all' | 'some' | 'none';
  /** A label is given to all of them, or taken from all; settles when that is done, or refused. */
  readonly onToggle: (id: string, on: boolean) => unknown;
  /** The way to where labels are made and renamed, with the words for it. */
  readonly edit?: { readonly text: string; readonly onSelect: () => void };
  /** Default `start`: it grows towards the end. */
  readonly side?: 'start' | 'end';
}

/** A button that opens the labels as boxes, to give them to one row or to many. */
export function LabelMenu({ label, labels, stateOf, onToggle, edit, side = 'start' }: LabelMenuProps) {
  const t = useTexts('shell');
  const { clicked, toggle } = useClicked(onToggle);
  return (
    <Popup label={label} icon={<Tag aria-hidden="true" />} side={side}>
      {(close) => (
        <>
          {labels.length === 0 ? <p className={styles.option}>{t('nothingToChoose')}</p> : null}
          {labels.map(({ id, name, colour }) => {
            const state = clicked.has(id) ? (clicked.get(id) ? 'all' : 'none') : stateOf(id);
            return (
              <label key={id} className={styles.option}>
                <input
                  ref={(box) => {
                    if (box) box.indeterminate = state === 'some';
                  }}
                  type="checkbox"
                  checked={state === 'all'}
                  onChange={({ target }) => void toggle(id, target.checked)}
                />
                {colour ? <ColourDot colour={colour} /> : null}
                <bdi>{name}</bdi>
              </label>
            );
          })}
          {edit ? (
            <div className={styles.foot}>
              <Button
                kind="quiet"
                onClick={() => {
                  close();
                  edit.onSelect();
                }}
              >
                {edit.text}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Popup>
  );
}
