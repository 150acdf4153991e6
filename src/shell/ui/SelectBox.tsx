import type { ChangeEvent, MouseEvent } from 'react';

interface SelectBoxProps {
  /** Names the row: "Select incident 12". */
  readonly label: string;
  readonly checked: boolean;
  /** `range`: Shift was held, so the rows from the one toggled last are meant too. */
  readonly onToggle: (range: boolean) => void;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
}

/** A box is changed by a click or, by the space bar, by what the browser makes of it: both know whether Shift was held. */
const isRange = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;

/** Shift and a click would also mark the text from the last click to this one. */
export const keepTextUnmarked = (event: MouseEvent): void => {
  if (event.shiftKey) event.preventDefault();
};

/** The box before a row that can be selected: a click toggles the row; Shift and a click, or Shift and Space, a range. */
export function SelectBox({ label, checked, onToggle, className, tabIndex }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      className={className}
      tabIndex={tabIndex}
      aria-label={label}
      checked={checked}
      onMouseDown={keepTextUnmarked}
      onChange={(event) => onToggle(isRange(event))}
    />
  );
}
