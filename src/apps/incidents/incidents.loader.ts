import type { LoaderFunctionArgs } from 'react-router-dom';
import { deskUrl, deskVariables } from '~/features/incidents/deskUrl.ts';
import { IncidentDeskDocument } from '~/features/incidents/list/IncidentDesk.generated.ts';
import { prefetch } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { IncidentsScreenDocument } from './IncidentsScreen.generated.ts';

/** Begins the queries of the desk while its code is still on the way; the screen waits for the same answers. */
export function incidentsLoader({ request, context }: LoaderFunctionArgs): null {
  const variables = deskVariables(deskUrl.read(new URL(request.url).searchParams));
  const { filter } = variables;
  void loadTexts('incidents', 'desk');
  prefetch(context, (client) =>
    Promise.all([
      client.query({ query: IncidentDeskDocument, variables }),
      client.query({ query: IncidentsScreenDocument, variables: { filter } }),
    ]),
  );
  return null;
}
