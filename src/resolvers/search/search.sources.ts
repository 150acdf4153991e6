import type { SearchKind } from '~/graphql/types.generated.ts';
import type { BaseRow, OrderBy, Table, Where } from '~/store/port.ts';
import type { TableName, Tables } from '~/store/tables.ts';
import { viewerId } from '../base/owned.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import { mailFolders, mailText } from '../mail/mail.rules.ts';
import type { SearchResultRow } from './search.rows.ts';
import { excerptOf } from './search.rules.ts';

type AllTables = { readonly [Name in TableName]: Table<Tables[Name]> };

/** A table that is searched, as rows of one kind. */
interface Source<Row extends BaseRow> {
  readonly kind: SearchKind;
  /** What holds for the rows that are found. Personal tables ask for the viewer's own rows besides. */
  where(text: string, viewer: string): Where<Row>;
  /** By id when left out. */
  readonly orderBy?: readonly OrderBy<Row>[];
  title(row: Row): string;
  /** From the root of the site. */
  url(row: Row): string;
  /** What the excerpt is taken from. */
  content(row: Row): string;
}

export interface SearchHit {
  readonly node: SearchResultRow;
  /** Where its list is read on. */
  readonly cursor: string;
}

export interface SearchSource {
  readonly kind: SearchKind;
  count(context: Context, text: string): Promise<number>;
  /** The rows from the cursor on, each with its own; one read. */
  read(
    context: Context,
    text: string,
    page: { readonly first: number; readonly after: string | undefined },
  ): Promise<SearchHit[]>;
}

function source<Name extends TableName>(name: Name, facts: Source<Tables[Name]>): SearchSource {
  const tableOf = ({ store }: { store: AllTables }): Table<Tables[Name]> => store[name];
  const { kind } = facts;
  const whereOf = (context: Context, text: string) => facts.where(text, viewerId(context));
  return {
    kind,
    count: (context, text) => tableOf(context).count(whereOf(context, text)),
    async read(context, text, { first, after }) {
      const { rows, cursors } = await tableOf(context).list({
        where: whereOf(context, text),
        ...(facts.orderBy ? { orderBy: facts.orderBy } : {}),
        first,
        ...(after === undefined ? {} : { after }),
      });
      return rows.map((row, index) => ({
        node: {
          id: `${kind.toLowerCase()}:${row.id}`,
          kind,
          title: facts.title(row),
          url: facts.url(row),
          excerpt: excerptOf(facts.content(row), text),
        },
        cursor: cursors[index] ?? '',
      }));
    },
  };
}

const inUrl = encodeURIComponent;

/** A note without a title is called by the beginning of what it says, in characters. */
const TITLE_LENGTH = 60;

/** Whoever searches does not mean spam or what they threw away. */
const searchedFolderIds = mailFolders.flatMap(({ id, handle }) =>
  ['spam', 'trash'].includes(handle) ? [] : [id],
);

const folderHandle = (folderId: string): string =>
  mailFolders.find(({ id }) => id === folderId)?.handle ?? 'inbox';

/**
 * What is searched, in the order of the results: what somebody looks for by name first, what grows without end last.
 * A new kind is one more entry here and one more value of SearchKind.
 */
export const searchSources: readonly SearchSource[] = [
  source('cameras', {
    kind: 'CAMERA',
    where: (text) => ({ ...inRegistry, name: { contains: text } }),
    orderBy: [{ field: 'name', direction: 'asc' }],
    title: ({ name }) => name,
    url: ({ id }) => `/apps/dashboards/analytics?camera=${inUrl(id)}&behind=camera`,
    content: ({ model, tags }) => [model, ...tags].join(' · '),
  }),
  source('products', {
    kind: 'PRODUCT',
    where: (text) => ({ searchText: { contains: text } }),
    orderBy: [{ field: 'name', direction: 'asc' }],
    title: ({ name }) => name,
    url: ({ id, handle }) => `/apps/e-commerce/products/${[inUrl(id), handle].filter(Boolean).join('/')}`,
    content: ({ description }) => description,
  }),
  source('courses', {
    kind: 'COURSE',
    where: (text) => ({ title: { contains: text } }),
    title: ({ title }) => title,
    url: ({ id, slug }) => `/apps/academy/courses/${[inUrl(id), slug].filter(Boolean).join('/')}`,
    content: ({ description }) => description,
  }),
  source('knowledgeBaseArticles', {
    kind: 'ARTICLE',
    where: (text) => ({ searchText: { contains: text } }),
    title: ({ title }) => title,
    url: ({ id }) => `/pages/knowledge-base?article=${inUrl(id)}`,
    content: ({ searchText }) => searchText,
  }),
  source('faqs', {
    kind: 'QUESTION',
    where: (text) => ({ searchText: { contains: text } }),
    title: ({ question }) => question,
    url: ({ id }) => `/pages/faq?question=${inUrl(id)}`,
    content: ({ answer }) => answer,
  }),
  source('files', {
    kind: 'FILE',
    where: (text) => ({ name: { contains: text } }),
    orderBy: [{ field: 'name', direction: 'asc' }],
    title: ({ name }) => name,
    url: ({ id, folderId }) =>
      `/apps/file-manager?${folderId === '' ? '' : `folder=${inUrl(folderId)}&`}file=${inUrl(id)}`,
    content: ({ ownerName, mimeType }) => [ownerName, mimeType].filter(Boolean).join(' · '),
  }),
  source('contacts', {
    kind: 'CONTACT',
    where: (text) => ({ words: { contains: text } }),
    orderBy: [{ field: 'name', direction: 'asc' }],
    title: ({ name, lastName }) => [name, lastName].filter(Boolean).join(' '),
    url: ({ id }) => `/apps/contacts/all?contact=${inUrl(id)}`,
    content: ({ words }) => words,
  }),
  source('notes', {
    kind: 'NOTE',
    where: (text, ownerId) => ({ ownerId, words: { contains: text } }),
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    title: ({ title, description }) => title || description.slice(0, TITLE_LENGTH),
    url: ({ id }) => `/apps/notes?note=${inUrl(id)}`,
    content: ({ words }) => words,
  }),
  source('todos', {
    kind: 'TODO',
    where: (text, ownerId) => ({ ownerId, deleted: false, words: { contains: text } }),
    orderBy: [{ field: 'position', direction: 'asc' }],
    title: ({ title }) => title,
    url: ({ id }) => `/apps/todo/all/${inUrl(id)}`,
    content: ({ words }) => words,
  }),
  source('mails', {
    kind: 'MAIL',
    where: (text, ownerId) => ({ ownerId, folderId: { in: searchedFolderIds }, words: { contains: text } }),
    orderBy: [{ field: 'sentAt', direction: 'desc' }],
    title: ({ subject }) => subject,
    url: ({ id, folderId }) => `/apps/mail/${folderHandle(folderId)}/${inUrl(id)}`,
    content: mailText,
  }),
  source('incidents', {
    kind: 'INCIDENT',
    where: (text) => ({ summary: { contains: text } }),
    orderBy: [{ field: 'raisedAt', direction: 'desc' }],
    title: ({ number }) => `Incident ${number}`,
    url: ({ id }) => `/apps/dashboards/project?incident=${inUrl(id)}`,
    content: ({ summary }) => summary,
  }),
];
