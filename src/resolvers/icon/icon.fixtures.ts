import type { IconRow } from './icon.rows.ts';
import { FIRST_CODE, tagsOf } from './icon.rules.ts';

/** The names lie in a file of their own, which is fetched when the first icon is asked for. */
export async function iconFixtures(): Promise<IconRow[]> {
  const { iconNames } = await import('./icon.names.ts');
  return iconNames.map((name, index) => {
    const tags = tagsOf(name);
    return {
      id: String(iconNames.length - index),
      order: index + 1,
      name,
      code: FIRST_CODE + index,
      tags,
      searchText: [name, name.replaceAll('_', ' '), ...tags].join(' '),
    };
  });
}
