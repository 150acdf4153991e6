import { listKeysParams } from '~/features/office/listKeys.ts';
import { choice, defineUrl, id, text } from '~/lib/defineUrl.ts';

/** With whom one talks, what both lists are searched for, and which drawer is open. */
export const chatUrl = defineUrl({
  ...listKeysParams,
  contact: id(),
  search: text(),
  show: choice(['profile', 'details'], null),
});
