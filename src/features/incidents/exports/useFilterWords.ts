import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { DeskUrl } from '../deskUrl.ts';
import { useIncidentDeskCamerasQuery, useIncidentDeskOptionsQuery } from '../list/IncidentDesk.generated.ts';

/** What the list is narrowed to, in words, for a file that is read without the screen. */
export function useFilterWords(url: DeskUrl): string[] {
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const format = useFormat();
  const { data } = useIncidentDeskOptionsQuery();
  const { data: found } = useIncidentDeskCamerasQuery({
    variables: { search: '' },
    skip: url.camera.length === 0,
  });
  const namesIn = (rows: readonly { readonly id: string; readonly name: string }[] = []) => {
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id);
  };
  const ranged = url.from !== null || url.to !== null;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [t('column.state'), url.state.map((state) => shell(`incidentState.${state}`))],
    [t('column.severity'), url.severity.map((severity) => shell(`severity.${severity}`))],
    [t('column.kind'), url.kind.map((kind) => t(`kind.${kind}`))],
    [t('column.camera'), namesIn(found?.cameras.nodes)(url.camera)],
    [t('column.site'), namesIn(data?.sites)(url.site)],
    [t('column.assignee'), namesIn(data?.teamMembers)(url.assignee)],
    [t('filter.period'), url.period ? [t(`period.${url.period}`)] : []],
    [
      t('filter.period'),
      ranged ? [`${format.date(url.from, 'dateTime')} – ${format.date(url.to, 'dateTime')}`] : [],
    ],
    [t('filter.search'), url.search ? [url.search] : []],
  ];
  return parts.flatMap(([label, values]) =>
    values.length > 0 ? [t('filter.chosen', { label, value: format.list(values) })] : [],
  );
}
