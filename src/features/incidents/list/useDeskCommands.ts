import { type RefObject, useState } from 'react';
import type { Selection } from '~/shell/ui/useSelection.ts';
import type { Target } from '../actions/useIncidentActions.ts';
import type { DeskState } from '../desk.ts';
import type { DeskCommand } from './deskKeys.ts';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import type { IncidentList } from './useIncidentList.ts';

/** A question that a key has opened. */
export interface Asking {
  readonly kind: 'assign' | 'note';
  readonly targets: readonly Target[];
}

interface DeskCommandsOptions extends Pick<DeskState, 'url' | 'change' | 'actions'> {
  readonly scope: 'page' | 'rows';
  readonly table: RefObject<HTMLElement | null>;
  readonly rows: readonly IncidentRowFragment[];
  readonly list: IncidentList;
  readonly selection: Selection<IncidentRowFragment>;
  readonly onShow: () => void;
  readonly onSearch: () => void;
}

/** A row that is to take the focus. */
export interface WantedRow {
  readonly id: string;
  /** The page moves to it. */
  readonly scroll: boolean;
}

/** The row that the keyboard is on, and what keys do with it or with the selection. */
export function useDeskCommands(options: DeskCommandsOptions) {
  const { scope, table, rows, list, selection, url, change, actions, onShow, onSearch } = options;
  const [currentId, setCurrent] = useState<string>();
  const [asking, setAsking] = useState<Asking | null>(null);
  /** The row that takes the focus as soon as it is drawn; a new object each time. */
  const [wanted, setWanted] = useState<WantedRow | null>(null);
  const [lastOpen, setLastOpen] = useState(url.incident);
  const shown = rows.find(({ id }) => id === (url.incident ?? currentId));
  // An open incident that the list does not hold is no reason to act on another one.
  const current = shown ?? (url.incident === null ? rows[0] : undefined);

  if (lastOpen !== url.incident) {
    setLastOpen(url.incident);
    // Whoever closes an incident goes on in its row.
    if (lastOpen !== null && url.incident === null) {
      setCurrent(lastOpen);
      setWanted({ id: lastOpen, scroll: false });
    }
  }

  /** The selected rows, else the current one. */
  const targets = (): readonly IncidentRowFragment[] =>
    selection.rows.length > 0 ? selection.rows : current ? [current] : [];

  function move(by: 1 | -1, extend: boolean): void {
    const place = current ? rows.indexOf(current) : -1;
    // Whoever has not begun begins with the first row.
    const begun = currentId !== undefined || url.incident !== null;
    const next = rows[begun ? place + by : Math.max(0, place)];
    if (place + by >= rows.length - 1) list.more();
    if (!next) return;
    if (extend && actions.mayAct) selection.add([...(current ? [current.id] : []), next.id]);
    setCurrent(next.id);
    if (url.incident === null) setWanted({ id: next.id, scroll: true });
    else change({ incident: next.id });
  }

  function onCommand(command: DeskCommand): void {
    if (command.kind === 'move') move(command.by, command.extend);
    else if (command.kind === 'search') onSearch();
    else if (command.kind === 'help') change({ help: true }, { step: true });
    else if (command.kind === 'show') onShow();
    else if (command.kind === 'open') current && change({ incident: current.id }, { step: true });
    else if (!actions.mayAct) return;
    else if (command.kind === 'undo') void actions.undo();
    else if (command.kind === 'select') current && selection.toggle(current.id, command.range);
    else if (command.kind === 'change')
      targets().length > 0 && void actions.change(command.action, targets());
    else if (targets().length > 0) setAsking({ kind: command.kind, targets: targets() });
  }
  useDeskKeys({ scope, table, onCommand });

  return {
    current,
    setCurrent,
    wanted,
    asking,
    askNote: () => setAsking({ kind: 'note', targets: targets() }),
    closeAsking: () => setAsking(null),
  };
}
