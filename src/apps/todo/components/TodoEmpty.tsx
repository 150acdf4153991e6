import { Search, Tick } from '@blueprintjs/icons';
import { SampleOffer } from '~/features/office/SampleOffer.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { type TodoView, todoUrl } from '../todoUrl.ts';

interface TodoEmptyProps {
  readonly view: TodoView;
  readonly refetch: () => Promise<unknown>;
}

/** Nothing is to be done here: because nothing was written yet, or because nothing fits what is asked. */
export function TodoEmpty({ view, refetch }: TodoEmptyProps) {
  const t = useTexts('todo');
  const { url } = useUrl(todoUrl);
  if (url.search)
    return (
      <EmptyState
        icon={<Search size={32} aria-hidden="true" />}
        title={t('empty.search', { text: url.search })}
        text={t('empty.searchText')}
      />
    );
  const icon = <Tick size={32} aria-hidden="true" />;
  return view.handle === 'all' ? (
    <SampleOffer app="TODO" refetch={refetch} icon={icon} title={t('empty.title')} text={t('empty.text')} />
  ) : (
    <EmptyState icon={icon} title={t('empty.view')} text={t('empty.viewText')} />
  );
}
