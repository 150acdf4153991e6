import type { QueryResolvers } from '../types.generated.ts';

const Query: Pick<QueryResolvers, 'faqs'> = {
  async faqs(_, { search }, { store }) {
    const { rows } = await store.faqs.list({
      where: { searchText: search?.trim() ? { contains: search.trim() } : undefined },
      orderBy: [{ field: 'position', direction: 'asc' }],
    });
    return [...rows];
  },
};

export const faqResolvers = { Query };
