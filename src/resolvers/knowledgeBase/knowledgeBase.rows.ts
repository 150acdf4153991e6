import type { Connection } from '../base/paging.ts';

export interface KnowledgeBaseCategoryRow {
  readonly id: string;
  /** From 0. */
  readonly position: number;
  readonly title: string;
}

export interface KnowledgeBaseArticleRow {
  readonly id: string;
  readonly categoryId: string;
  /** From 0. */
  readonly position: number;
  readonly featured: boolean;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** What a search looks through: title and content without marks. */
  readonly searchText: string;
}

export type KnowledgeBaseArticleConnectionRow = Connection<KnowledgeBaseArticleRow>;
