import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { defineUrl } from '~/lib/defineUrl.ts';
import { useKeyCommands } from '~/shell/ui/useKeyCommands.ts';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useWideKeys } from '~/shell/ui/useWideKeys.ts';
import { type ListCommand, type ListKeyCommand, listCommandOf, listKeysParams } from './listKeys.ts';

const keysUrl = defineUrl(listKeysParams);

interface ListKeysOptions<Row extends { readonly id: string }> {
  /** As they are drawn. */
  readonly rows: readonly Row[];
  /** With it x, X, J and K select. */
  readonly selection?: Selection<Row>;
  /** Enter, where no link has the focus. */
  readonly onOpen?: (row: Row) => void;
  /** The last row is reached. */
  readonly onMore?: () => void;
  /** The key / was pressed: the focus goes to the search. */
  readonly onSearch?: () => void;
  /** What other keys do. */
  readonly commands: readonly ListCommand<Row>[];
}

export interface ListKeys<Row> {
  /** The row that the keys are on; for `currentId` of `VirtualList`. */
  readonly current: Row | undefined;
  /** For the element around the rows, each of which carries `data-row`, its id (`VirtualList` draws that). */
  readonly rowsProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** For `ListKeyHelp`. */
  readonly help: {
    readonly open: boolean;
    readonly onOpen: () => void;
    readonly onClose: () => void;
    readonly commands: readonly ListCommand<Row>[];
    readonly selectable: boolean;
    readonly searchable: boolean;
    readonly wide: { readonly checked: boolean; readonly onChange: (wide: boolean) => void };
  };
}

const repeats = ({ kind }: Pick<ListKeyCommand<never>, 'kind'>): boolean => kind === 'move';

/** What takes the focus of a row: what is marked `data-row-open`, else its first link or button. */
function focusRow(rows: HTMLElement | null, id: string): void {
  const row = rows?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  const target = row?.querySelector<HTMLElement>('[data-row-open]') ?? row?.querySelector('a, button');
  if (target instanceof HTMLElement) target.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * The keys of a list: j and k move, x selects, Enter opens, / searches, ? lists the keys, and those of `commands` act on the
 * selection, else on the current row. `ListKeyHelp` shows them; the screen takes `listKeysParams` into its address.
 */
export function useListKeys<Row extends { readonly id: string }>(
  options: ListKeysOptions<Row>,
): ListKeys<Row> {
  const { rows, selection, onOpen, onMore, onSearch, commands } = options;
  const { url, change } = useUrl(keysUrl);
  const [wide, setWide] = useWideKeys();
  const [currentId, setCurrentId] = useState<string>();
  const region = useRef<HTMLDivElement>(null);
  const place = rows.findIndex(({ id }) => id === currentId);
  const current = rows[place] ?? rows[0];

  const targets = () => (selection && selection.rows.length > 0 ? selection.rows : current ? [current] : []);

  function move(by: 1 | -1, extend: boolean): void {
    // Whoever has not begun begins with the first row.
    const next = rows[currentId === undefined ? 0 : Math.max(0, place) + by];
    if (place + by >= rows.length - 1) onMore?.();
    if (!next) return;
    if (extend) selection?.add([...(current ? [current.id] : []), next.id]);
    setCurrentId(next.id);
    focusRow(region.current, next.id);
  }

  function onCommand(command: ListKeyCommand<Row>): void {
    if (command.kind === 'move') move(command.by, command.extend);
    else if (command.kind === 'help') change({ help: true }, { step: true });
    else if (command.kind === 'search') onSearch?.();
    else if (command.kind === 'open') current && onOpen?.(current);
    else if (command.kind === 'select') current && selection?.toggle(current.id, command.range);
    else if (command.command.needsRows === false) command.command.run(targets());
    else if (targets().length > 0) command.command.run(targets());
  }
  useKeyCommands<ListKeyCommand<Row>>({
    rows: region,
    around: '#main',
    scope: wide ? 'page' : 'rows',
    commandOf: (pressed, focus) => listCommandOf(pressed, focus, commands),
    repeats,
    onCommand,
  });

  const onFocus = useCallback(({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id !== undefined) setCurrentId(id);
  }, []);
  return {
    current,
    rowsProps: { ref: region, onFocus },
    help: {
      open: url.help,
      onOpen: () => change({ help: true }, { step: true }),
      onClose: () => change({ help: false }),
      commands,
      selectable: selection !== undefined,
      searchable: onSearch !== undefined,
      wide: { checked: wide, onChange: setWide },
    },
  };
}
