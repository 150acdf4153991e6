import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEngaged } from '~/shell/ui/useEngaged.ts';
import { useSelection } from '~/shell/ui/useSelection.ts';
import { useWideKeys } from '~/shell/ui/useWideKeys.ts';
import { AssignDialog } from '../actions/AssignDialog.tsx';
import { NoteDialog } from '../actions/NoteDialog.tsx';
import { RefusalDialog } from '../actions/RefusalDialog.tsx';
import { deskId, type IncidentDeskProps } from '../desk.ts';
import { isFiltered } from '../deskUrl.ts';
import { useAttention } from '../useAttention.ts';
import { DeskKeyHelp } from './DeskKeyHelp.tsx';
import { DeskStrip } from './DeskStrip.tsx';
import { EmptyDesk } from './EmptyDesk.tsx';
import { IncidentTable } from './IncidentTable.tsx';
import { useDeskCommands } from './useDeskCommands.ts';
import { useIncidentList } from './useIncidentList.ts';

interface DeskBodyProps extends Omit<IncidentDeskProps, 'siteIds'> {
  /** The field of the search, for the key that leads there. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** The table of the incident desk, with what is done in it. */
export function DeskBody({ whole = false, search, ...state }: DeskBodyProps) {
  const { url, change, actions } = state;
  const rowsArea = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [arrivedFiltered] = useState(!whole && (isFiltered(url) || location.hash === `#${deskId}`));
  const { engaged, noticeFocus, handlers } = useEngaged();
  const [scrolled, setScrolled] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const [opened, setOpened] = useState(url.incident !== null);
  const list = useIncidentList(engaged || scrolled || selecting || opened);
  const { rows } = list;
  const selection = useSelection(rows);
  useAttention(url.incident, selection.ids);
  if (selecting !== selection.ids.size > 0) setSelecting(!selecting);
  const show = () => {
    list.release();
    frame.current?.scrollTo({ top: 0 });
  };
  const onSearch = () => search.current?.focus();
  const [wide, setWide] = useWideKeys();
  const scope = whole && wide ? 'page' : 'rows';
  const commands = useDeskCommands({
    scope,
    table: frame,
    rows,
    list,
    selection,
    onShow: show,
    onSearch,
    ...state,
  });
  const { asking, closeAsking } = commands;

  // Whoever closes an incident goes on in its row: the rows stay until the focus is there, which holds them.
  const isOpen = url.incident !== null;
  if (isOpen && !opened) setOpened(true);
  useEffect(() => {
    if (isOpen || !opened) return;
    setOpened(false);
    noticeFocus(rowsArea.current);
  }, [isOpen, opened, noticeFocus]);

  useEffect(() => {
    if (arrivedFiltered) document.getElementById(deskId)?.scrollIntoView();
  }, [arrivedFiltered]);

  return (
    <>
      <div ref={rowsArea} {...handlers} data-desk="" aria-busy={list.stale}>
        <DeskStrip
          list={list}
          selection={selection}
          actions={actions}
          url={url}
          change={change}
          onShow={show}
          onNote={commands.askNote}
          whole={whole}
        />
        {rows.length === 0 ? (
          <EmptyDesk url={url} change={change} />
        ) : (
          <IncidentTable
            rows={rows}
            list={list}
            selection={selection}
            current={commands.current}
            onCurrent={commands.setCurrent}
            wanted={commands.wanted}
            frame={frame}
            onScrolled={setScrolled}
            tall={whole}
            {...state}
          />
        )}
      </div>
      <DeskKeyHelp
        open={url.help}
        mayAct={actions.mayAct}
        wide={whole ? { checked: wide, onChange: setWide } : null}
        onClose={() => change({ help: false })}
      />
      <RefusalDialog actions={actions} />
      {asking?.kind === 'assign' ? (
        <AssignDialog targets={asking.targets} actions={actions} onClose={closeAsking} />
      ) : null}
      {asking?.kind === 'note' ? (
        <NoteDialog targets={asking.targets} actions={actions} onClose={closeAsking} />
      ) : null}
    </>
  );
}
