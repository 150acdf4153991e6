import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { chatPath } from './apps/chat/paths.ts';
import { DemoMenu } from './apps/demo/DemoMenu.tsx';
import { incidentsPath } from './apps/incidents/paths.ts';
import { NoteReminders } from './apps/notes/reminders/NoteReminders.tsx';
import { Alarms } from './features/alarms/Alarms.tsx';
import { ChatPanel } from './features/chat/ChatPanel.tsx';
import { ChatToggle } from './features/chat/ChatToggle.tsx';
import { StillKeeper } from './features/incidents/evidence/StillKeeper.tsx';
import { LostNote } from './features/live/LostNote.tsx';
import { QuickPanel } from './features/quick-panel/QuickPanel.tsx';
import { QuickPanelToggle } from './features/quick-panel/QuickPanelToggle.tsx';
import { AppLayout } from './shell/layouts/AppLayout.tsx';

/** The chat's own screen shows the contacts by itself. */
function PanelBesideScreen() {
  const { pathname } = useLocation();
  return <ChatPanel railHidden={pathname === chatPath()} />;
}

const parts = {
  extras: <DemoMenu />,
  chatButton: <ChatToggle />,
  chatPanel: <PanelBesideScreen />,
  quickButton: <QuickPanelToggle />,
  quickPanel: <QuickPanel />,
};

const toIncident = (incident: string) => incidentsPath({ incident });

/** The frame of signed-in screens, with what apps and features put into the shell. */
export function SignedIn() {
  const client = useLoaderData<ApolloClient>();
  return (
    <ApolloProvider client={client}>
      <AppLayout parts={parts} />
      <LostNote />
      <Alarms toIncident={toIncident} />
      <StillKeeper />
      <NoteReminders />
    </ApolloProvider>
  );
}
