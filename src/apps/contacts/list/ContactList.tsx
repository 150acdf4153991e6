import { usePreloadedList } from '~/shell/preload/usePreloadedList.ts';
import { usePreloadedPages } from '~/shell/preload/usePreloadedPages.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Pager } from '~/shell/ui/Pager.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl, pageSize } from '../contactsUrl.ts';
import { ContactBody } from './ContactBody.tsx';
import { ContactListDocument, type ContactListQuery } from './ContactList.generated.ts';

interface ContactListProps {
  readonly view: string;
}

const pageOf = ({ contacts }: ContactListQuery) => contacts;
const nothing = () => undefined;

/** The contacts of the view: page by page, or all of them in one list that is read on while it scrolls. */
export function ContactList({ view }: ContactListProps) {
  const { url } = useUrl(contactsUrl);
  return url.size === 'all' ? <WholeList view={view} /> : <PagedList view={view} />;
}

function PagedList({ view }: ContactListProps) {
  const { url } = useUrl(contactsUrl);
  const { data, pages, error, refetch } = usePreloadedPages(ContactListDocument, pageSize(url));
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(nothing)} />;
  const { nodes, totalCount, pageInfo } = data.contacts;
  return (
    <ContactBody view={view} rows={nodes} totalCount={totalCount} refetch={refetch}>
      <Pager
        pages={pages}
        shown={nodes.length}
        total={totalCount}
        nextCursor={pageInfo.hasNextPage ? pageInfo.endCursor : null}
      />
    </ContactBody>
  );
}

function WholeList({ view }: ContactListProps) {
  const list = usePreloadedList(ContactListDocument, pageOf);
  return (
    <ContactBody
      view={view}
      rows={list.rows}
      totalCount={list.totalCount}
      refetch={list.refetch}
      hasMore={list.hasMore}
      onMore={list.more}
      moreFailed={list.moreFailed}
    />
  );
}
