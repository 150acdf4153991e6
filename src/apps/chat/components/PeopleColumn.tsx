import { useRef } from 'react';
import { usePeople } from '~/features/chat/usePeople.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { BodySkeleton, Skeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { ChatScreenDocument } from '../ChatScreen.generated.ts';
import { chatUrl } from '../chatUrl.ts';
import { OwnHead } from './OwnHead.tsx';
import styles from './PeopleColumn.module.css';
import { PeopleLists } from './PeopleLists.tsx';

/** Who one is, and who there is to talk to. */
export function PeopleColumn() {
  const t = useTexts('chat-app');
  const people = usePeople();
  const search = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.column} aria-label={t('people')}>
      <div className={styles.own}>
        <DataBoundary document={ChatScreenDocument} skeleton={<Skeleton width={160} height={40} />}>
          <OwnHead />
        </DataBoundary>
      </div>
      <div className={styles.search}>
        <PeopleSearch ref={search} />
      </div>
      {people.error ? (
        <ErrorState error={people.error} onRetry={people.retry} />
      ) : people.people ? (
        <PeopleLists people={people} all={people.people} onSearch={() => search.current?.focus()} />
      ) : (
        <BodySkeleton height={320} />
      )}
    </section>
  );
}

function PeopleSearch({ ref }: { readonly ref: React.Ref<HTMLInputElement> }) {
  const t = useTexts('chat-app');
  const { url, change } = useUrlControl(chatUrl);
  return (
    <SearchInput ref={ref} label={t('search')} value={url.search} onSearch={(search) => change({ search })} />
  );
}
