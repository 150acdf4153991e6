import type { ReactNode } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { type CheckOption, CheckOptions } from './CheckOptions.tsx';
import { Popup } from './Popup.tsx';

interface CheckMenuProps<Value extends string> {
  /** What is chosen. */
  readonly label: string;
  /** A function is asked when the menu is opened. */
  readonly options: readonly CheckOption<Value>[] | (() => readonly CheckOption<Value>[]);
  /** As somebody has clicked it, though what it leads to may have yet to come. */
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value, on: boolean) => void;
  /** Above the options, for example a search. */
  readonly head?: ReactNode;
  readonly onOpen?: () => void;
}

/** A button that opens a list of checkboxes, and says what is chosen there. None chosen means all. */
export function CheckMenu<Value extends string>(props: CheckMenuProps<Value>) {
  const { label, options, chosen, onToggle, head, onOpen } = props;
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
            onToggle={onToggle}
          />
        </>
      )}
    </Popup>
  );
}
