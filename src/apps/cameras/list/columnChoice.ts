import { useState } from 'react';
import { withToggled } from '~/lib/defineUrl.ts';
import { readStored, store } from '~/lib/safeStorage.ts';

/** The columns that can be chosen, in their order. */
export const columnNames = [
  'state',
  'since',
  'site',
  'group',
  'tags',
  'priority',
  'severity',
  'kinds',
  'model',
  'uptime',
  'coverage',
  'malfunctions',
  'downTime',
] as const;

export type ColumnName = (typeof columnNames)[number];

const storageName = 'watchfloor_camera_columns';
const usual: readonly ColumnName[] = [
  'state',
  'site',
  'group',
  'priority',
  'severity',
  'uptime',
  'malfunctions',
];

const inOrder = (names: readonly string[]): readonly ColumnName[] =>
  columnNames.filter((name) => names.includes(name));

function kept(): readonly ColumnName[] {
  const text = readStored(storageName);
  return text === null ? usual : inOrder(text.split(','));
}

/** Which columns are shown, as this browser remembers it. */
export function useColumnChoice() {
  const [chosen, setChosen] = useState(kept);
  const toggle = (column: ColumnName, on: boolean) => {
    const next = inOrder(withToggled(chosen, column, on));
    store(storageName, next.join(','));
    setChosen(next);
  };
  return { chosen, toggle };
}
