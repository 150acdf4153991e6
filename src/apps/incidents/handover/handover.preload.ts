import { roleSets } from '~/shell/auth/roles.ts';
import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { HandoverSitesDocument, ShiftHandoverDocument } from './Handover.generated.ts';
import { handoverUrl, handoverVariables } from './handoverUrl.ts';

/** Begins the shift handover, for who works at the desk. */
export const preload = definePreload({
  texts: ['handover', 'reasons'],
  roles: roleSets.staff,
  queries: ({ search }) => [
    ask(ShiftHandoverDocument, handoverVariables(handoverUrl.read(search))),
    ask(HandoverSitesDocument, {}),
  ],
});
