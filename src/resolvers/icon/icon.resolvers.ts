import { readConnection } from '../base/paging.ts';
import type { IconResolvers, QueryResolvers } from '../types.generated.ts';
import { PREVIEW_SIZE } from './icon.rules.ts';

const Query: Pick<QueryResolvers, 'icons'> = {
  icons: (_, { search, ...page }, { store }) =>
    readConnection(
      store.icons,
      {
        where: { searchText: search?.trim() ? { contains: search.trim() } : undefined },
        orderBy: [{ field: 'order', direction: 'asc' }],
      },
      page,
    ),
};

const Icon: IconResolvers = {
  prevSize: () => PREVIEW_SIZE,
  ligatures: ({ name }) => name,
  tags: ({ tags }) => [...tags],
};

export const iconResolvers = { Query, Icon };
