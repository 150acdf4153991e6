import { escaped } from '~/lib/picture.ts';
import { slugOf } from '~/lib/slug.ts';
import type { KnowledgeBaseArticleRow, KnowledgeBaseCategoryRow } from './knowledgeBase.rows.ts';

const titles = ['Your Account', 'Selling', 'Buying', 'Item Support'];
const FEATURED = 5;

const idOf = (title: string) => `kb-${slugOf(title)}`;

export const knowledgeBaseCategoryFixtures = (): KnowledgeBaseCategoryRow[] =>
  titles.map((title, position) => ({ id: idOf(title), position, title }));

function contentOf(says: string, steps: string | undefined): string {
  const list = steps
    ? `<ol>${steps
        .split(';')
        .map((step) => `<li>${escaped(step.trim())}</li>`)
        .join('')}</ol>`
    : '';
  return `<p>${escaped(says)}</p>${list}`;
}

/** The texts lie in a file of their own, which is fetched when somebody asks for an article. */
export async function knowledgeBaseArticleFixtures(): Promise<KnowledgeBaseArticleRow[]> {
  const { articleTexts } = await import('./knowledgeBase.content.ts');
  return titles.flatMap((category, shelf) =>
    (articleTexts[shelf] ?? '').split('\n').map((line, position) => {
      const [title = '', says = '', steps] = line.split('|');
      return {
        id: `${idOf(category)}-${position + 1}`,
        categoryId: idOf(category),
        position,
        featured: position < FEATURED,
        title,
        content: contentOf(says, steps),
        searchText: [title, says, steps].filter(Boolean).join(' '),
      };
    }),
  );
}
