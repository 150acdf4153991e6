import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { MailDetailDocument } from './detail/MailDetail.generated.ts';
import { MailListDocument } from './list/MailList.generated.ts';
import { MAIL_PAGE, mailFilter, mailUrl } from './mailUrl.ts';
import { viewOf } from './paths.ts';
import { MailViewsDocument } from './views/MailViews.generated.ts';

/** Begins the mails: the list of the view, the views, and the mail that is opened. */
export const preload = definePreload({
  texts: ['mail', 'office', 'uploads'],
  queries: ({ params, search }) => [
    ask(MailListDocument, {
      filter: mailFilter(viewOf(params), mailUrl.read(search)),
      first: MAIL_PAGE,
      after: null,
    }),
    ask(MailViewsDocument, {}),
    ...(params.mailId === undefined ? [] : [ask(MailDetailDocument, { id: params.mailId })]),
  ],
});
