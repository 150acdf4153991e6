import type { ReactNode } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { type CheckOption, CheckOptions } from './CheckOptions.tsx';
import { Popup } from './Popup.tsx';

interface CheckMenuProps {
  /** What is chosen. */
  readonly label: string;
  /** A function is asked when the menu is opened. */
  readonly options: readonly CheckOption[] | (() => readonly CheckOption[]);
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  /** Above the options, for example a search. */
  readonly head?: ReactNode;
  readonly onOpen?: () => void;
}

/** A button that opens a list of checkboxes, and says what is chosen there. None chosen means all. */
export function CheckMenu({ label, options, chosen, onChange, head, onOpen }: CheckMenuProps) {
  const f = useFormat();
  const known = typeof options === 'function' ? [] : options;
  const only = chosen.length === 1 ? known.find(({ value }) => value === chosen[0])?.label : undefined;
  return (
    <Popup
      label={label}
      steady
      active={chosen.length > 0}
      {...(onOpen && { onOpen })}
      {...(chosen.length > 0 && {
        face: (
          <span>
            {label}: <bdi>{only ?? f.number(chosen.length)}</bdi>
          </span>
        ),
      })}
    >
      {() => (
        <>
          {head}
          <CheckOptions
            options={typeof options === 'function' ? options() : options}
            chosen={chosen}
            onChange={onChange}
          />
        </>
      )}
    </Popup>
  );
}
