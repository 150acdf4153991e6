import { browserZone } from '~/shell/i18n/zone.ts';
import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { OpenTodoDocument, TodoScreenDocument, TodoViewsDocument } from './TodoScreen.generated.ts';
import { placeAt, todoUrl, variablesOf } from './todoUrl.ts';

/** Begins the to-dos: the list first, then what counts them, then the one that is open. */
export const preload = definePreload({
  texts: ['todo', 'office'],
  queries: ({ params, search }) => {
    const place = placeAt(params);
    const zone = browserZone();
    const variables = place && variablesOf(place.view, todoUrl.read(search), zone);
    return [
      ...(variables ? [ask(TodoScreenDocument, variables)] : []),
      ask(TodoViewsDocument, { zone }),
      ...(place?.todoId ? [ask(OpenTodoDocument, { id: place.todoId })] : []),
    ];
  },
});
