import { z } from 'zod';
import { definePagedRoute, type Route } from '../route.ts';
import { entity, nothing } from './fields.ts';
import { RestFilesDocument, type RestFilesQuery } from './file.generated.ts';

const types = ['folder', 'document', 'spreadsheet'] as const;

const file = entity('FileItem', {
  id: z.string(),
  name: z.string(),
  type: z.enum(types),
  owner: z.string().describe("me, public, or a person's name."),
  size: z.string().describe("Text like '1.2 Mb'; empty for folders."),
  modified: z.string(),
  opened: z.string(),
  created: z.string(),
  extention: z.literal(''),
  location: z.string().describe('The folders above, for example My Files > Contracts.'),
  offline: z.boolean().describe("The caller's own mark."),
  preview: z.string().optional().describe('A picture as a data URL; absent for folders.'),
});

type FileData = RestFilesQuery['files']['nodes'][number];

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dateText = (moment: string) => dates.format(new Date(moment));

function sizeText({ size, type }: FileData): string {
  if (type === 'FOLDER') return '';
  return size < 100_000 ? `${(size / 1_000).toFixed(1)} Kb` : `${(size / 1_000_000).toFixed(1)} Mb`;
}

const ownerText = ({ kind, name }: FileData['owner']) => (kind === 'PERSON' ? name : kind.toLowerCase());

const fileReply = (data: FileData): z.input<typeof file> => ({
  id: data.id,
  name: data.name,
  type: data.type.toLowerCase() as (typeof types)[number],
  owner: ownerText(data.owner),
  size: sizeText(data),
  modified: dateText(data.modified),
  opened: dateText(data.opened),
  created: dateText(data.created),
  extention: '',
  location: ['My Files', ...data.location.map(({ name }) => name)].join(' > '),
  offline: data.offline,
  ...(data.preview === null ? {} : { preview: data.preview }),
});

export const fileRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/file-manager-app/files',
    operationId: 'files',
    refuses: [404],
    summary: 'What lies at the top, or in the folder that is named',
    tag: 'File manager',
    query: z.object({ folderId: z.string().optional().describe('The id of a folder; the top without it.') }),
    body: nothing,
    answer: z.array(file),
    document: RestFilesDocument,
    variables: ({ query }) => ({ folderId: query.folderId ?? null }),
    pageEnd: ({ files }) => files.pageInfo,
    reply: (pages) => pages.flatMap(({ files }) => files.nodes.map(fileReply)),
  }),
];
