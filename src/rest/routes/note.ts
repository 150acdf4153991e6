import { z } from 'zod';
import { definePagedRoute, defineRoute, type Route } from '../route.ts';
import { booleanField, entity, id, ids, nothing, partial, present, text } from './fields.ts';
import { moment } from './moment.ts';
import {
  RestCreateNoteDocument,
  type RestNoteFragment,
  RestNoteLabelsDocument,
  RestNotesDocument,
  type RestNotesQuery,
  RestRemoveNoteDocument,
  RestUpdateNoteDocument,
  RestUpdateNoteLabelsDocument,
} from './note.generated.ts';

const tag = 'Notes' as const;

const note = entity('Note', {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  archive: z.boolean(),
  image: z.string().describe('Address of a picture; empty when there is none.'),
  time: z.string(),
  reminder: z.string().nullable(),
  checklist: z.array(entity('NoteCheckItem', { id: z.string(), checked: z.boolean(), text: z.string() })),
  labels: z.array(z.string()).describe('Ids of labels.'),
});

const noteReply = ({ archived, checklist, labels, ...rest }: RestNoteFragment): z.input<typeof note> => ({
  id: rest.id,
  title: rest.title,
  description: rest.description,
  archive: archived,
  image: rest.image,
  time: rest.time,
  reminder: rest.reminder,
  checklist: checklist.map(({ id, checked, text }) => ({ id, checked, text })),
  labels: labels.map(({ id }) => id),
});

const notesReply = (pages: readonly RestNotesQuery[]) =>
  pages.flatMap(({ notes }) => notes.nodes.map(noteReply));

const checkItem = z.object({
  id: id('id').optional(),
  checked: booleanField('checked'),
  text: text('text'),
});

const fields = {
  title: text('title'),
  description: text('description'),
  archive: booleanField('archive'),
  image: text('image').nullable().describe('Address of a picture; empty when there is none.'),
  time: moment('time').optional(),
  reminder: moment('reminder').nullable(),
  checklist: z.array(checkItem, { error: 'Send checklist as a list of lines.' }),
  labels: ids('labels').describe('Ids of labels.'),
};

const newNote = partial('note', 'title', {
  title: fields.title.optional().meta({ default: '' }),
  description: fields.description.optional().meta({ default: '' }),
  archive: fields.archive.optional().meta({ default: false }),
  image: fields.image.optional().meta({ default: '' }),
  time: fields.time.describe('Now, when it is left out.'),
  reminder: fields.reminder.optional().meta({ default: null }),
  checklist: fields.checklist.optional().meta({ default: [] }),
  labels: fields.labels.optional().meta({ default: [] }),
});

/** What the API calls the fields of a body. */
const inputOf = ({ archive, image, labels, ...rest }: z.output<typeof newNote>) => ({
  ...rest,
  archived: archive ?? null,
  image: image ?? '',
  labelIds: labels ?? null,
});

const label = entity('NoteLabel', { id: z.string(), name: z.string(), handle: z.string() });
const labels = z.array(label);

const givenLabel = z.object({
  id: id('id').optional(),
  name: text('name'),
  handle: text('handle').optional(),
});

export const noteRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/notes-app/notes',
    operationId: 'notes',
    summary: 'The viewer’s notes, newest first',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(note),
    document: RestNotesDocument,
    variables: () => ({}),
    pageEnd: ({ notes }) => notes.pageInfo,
    reply: notesReply,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/notes-app/labels',
    operationId: 'noteLabels',
    summary: 'The viewer’s labels',
    tag,
    query: nothing,
    body: nothing,
    answer: labels,
    document: RestNoteLabelsDocument,
    variables: () => ({}),
    reply: ({ noteLabels }) => noteLabels.map(({ id, name, handle }) => ({ id, name, handle })),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/notes-app/create-note',
    operationId: 'createNote',
    refuses: [404],
    summary: 'Puts a new note in front; answers with it, with the id that it was given',
    tag,
    query: nothing,
    body: newNote,
    answer: note,
    document: RestCreateNoteDocument,
    variables: ({ body }) => ({ input: inputOf(body) }),
    errors: ({ createNote }) => createNote.errors,
    reply: ({ createNote }) => noteReply(present(createNote.note)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/notes-app/update-note',
    operationId: 'updateNote',
    refuses: [404],
    summary: 'Replaces a note by its id; answers with it',
    tag,
    query: nothing,
    body: z.object({ id: id('id'), ...fields }),
    answer: note,
    document: RestUpdateNoteDocument,
    variables: ({ body: { id, ...rest } }) => ({ id, input: inputOf(rest) }),
    errors: ({ updateNote }) => updateNote.errors,
    reply: ({ updateNote }) => noteReply(present(updateNote.note)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/notes-app/update-labels',
    operationId: 'updateNoteLabels',
    summary: 'Makes the viewer’s labels exactly those of the list; answers with them',
    tag,
    query: nothing,
    body: z.object({ labels: z.array(givenLabel, { error: 'Send labels as a list.' }) }),
    listBody: 'labels',
    answer: labels,
    document: RestUpdateNoteLabelsDocument,
    variables: ({ body }) => body,
    errors: ({ saveNoteLabels }) => saveNoteLabels.errors,
    reply: ({ saveNoteLabels }) =>
      saveNoteLabels.labels.map(({ id, name, handle }) => ({ id, name, handle })),
  }),
  definePagedRoute({
    method: 'POST',
    path: '/api/notes-app/remove-note',
    operationId: 'removeNote',
    refuses: [404],
    summary: 'Removes a note for good; answers with those that remain',
    tag,
    query: nothing,
    body: z.object({ noteId: id('noteId') }),
    answer: z.array(note),
    write: { document: RestRemoveNoteDocument, variables: ({ body }) => ({ id: body.noteId }) },
    document: RestNotesDocument,
    variables: () => ({}),
    pageEnd: ({ notes }) => notes.pageInfo,
    reply: notesReply,
  }),
];
