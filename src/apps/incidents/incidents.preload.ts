import { deskUrl, deskVariables } from '~/features/incidents/deskUrl.ts';
import { IncidentDeskDocument } from '~/features/incidents/list/IncidentDesk.generated.ts';
import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { IncidentsScreenDocument } from './IncidentsScreen.generated.ts';

/** Begins the incident desk. */
export const preload = definePreload({
  texts: ['incidents', 'desk', 'reasons', 'video'],
  queries: ({ search }) => {
    const variables = deskVariables(deskUrl.read(search));
    const { filter } = variables;
    return [ask(IncidentDeskDocument, variables), ask(IncidentsScreenDocument, { filter })];
  },
});
