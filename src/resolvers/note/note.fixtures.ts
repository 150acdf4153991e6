import { forEveryOwner } from '../base/owners.ts';
import { DAY, HOUR } from '../base/period.rules.ts';
import { drawnNotes } from './note.pictures.ts';
import type { NoteLabelingRow, NoteLabelRow, NoteRow } from './note.rows.ts';
import { labelingOf, noteRow } from './note.rules.ts';

const labels: readonly (readonly [handle: string, name: string])[] = [
  ['family', 'Family'],
  ['work', 'Work'],
  ['todos', 'To-dos'],
  ['prior', 'Priority'],
  ['personal', 'Personal'],
  ['friends', 'Friends'],
];

interface Note {
  readonly title: string;
  readonly text: string;
  readonly labels?: readonly string[];
  readonly archived?: boolean;
  readonly image?: keyof typeof drawnNotes;
  /** Hours from now. */
  readonly reminder?: number;
  /** Lines; a plus stands before those that are done. */
  readonly checklist?: readonly string[];
}

/** Newest first. */
const notes: readonly Note[] = [
  {
    title: 'Harbour gate',
    text: 'The intercom rings twice when a lorry stands on the loop. Once is the wind.',
    labels: ['work'],
    reminder: 5,
  },
  {
    title: 'Before the night shift',
    text: '',
    labels: ['work', 'todos'],
    reminder: 3,
    checklist: [
      '+Read the log of the day',
      '+Count the keys',
      'Call the pilot station',
      'Set the wall to 4 × 4',
    ],
  },
  {
    title: 'Where the domes hang in hall B',
    text: 'Drawn after the walk with Wanjiru; the red one is blind behind the new racks.',
    labels: ['work'],
    image: 'floorPlan',
  },
  {
    title: 'Birthday of Deniz',
    text: 'A cake without nuts. Layla brings the candles.',
    labels: ['friends'],
    reminder: 52,
  },
  {
    title: 'What an incident needs',
    text: 'Who saw it, when, on which camera, what was done, and what would have helped to see it sooner.',
    labels: ['prior', 'work'],
  },
  {
    title: 'Toolbox for the solar park',
    text: 'Their store has nothing but fuses.',
    labels: ['todos'],
    reminder: 28,
    checklist: ['+Torx 20', 'Contact spray', 'Spare lens', 'Ladder strap', '+Long pole'],
  },
  {
    title: 'Words for the phone',
    text: 'Say the name of the camera, then the place, then what moves. Wait for the answer.',
    labels: ['work'],
  },
  {
    title: 'School play',
    text: 'Friday at six; swap the shift with Rafael.',
    labels: ['family'],
    reminder: 75,
  },
  {
    title: 'The quay at four in the morning',
    text: 'How the picture looks when all is well: two lamps, one ship, no one.',
    labels: ['work', 'personal'],
    image: 'nightQuay',
  },
  {
    title: 'Running',
    text: 'Three rounds of the park before the early shift.',
    labels: ['personal'],
    checklist: ['+Monday', '+Wednesday', 'Saturday'],
  },
  {
    title: 'Ask Ji-ho',
    text: 'Why do both switches at the depot reboot at the same second?',
    labels: ['work', 'prior'],
    reminder: 20,
  },
  {
    title: 'Books that were praised at lunch',
    text: 'One on lighthouses, one on patience.',
    labels: ['personal', 'friends'],
  },
  {
    title: 'Drill in spring',
    text: 'Site out of reach for 14 minutes, acknowledged in 3. The parent incident was found late.',
    labels: ['work'],
    archived: true,
    reminder: -700,
  },
  {
    title: 'Moving the control room',
    text: 'Done. Nobody misses the old chairs.',
    archived: true,
    checklist: ['+Number the cables', '+Carry the wall', '+Return the keys'],
  },
  {
    title: 'Holiday by the lake',
    text: 'The hut with the blue door, second week of July.',
    labels: ['family'],
    archived: true,
    reminder: -2_000,
  },
];

const checklistOf = (lines: readonly string[]) =>
  lines.map((line, index) => ({
    id: String(index + 1),
    text: line.replace(/^\+/, ''),
    checked: line.startsWith('+'),
  }));

/** 15 notes for each account: 3 archived, 8 with a reminder, 2 with a picture, 4 with a checklist. */
export const noteFixtures = (now: number): NoteRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    notes.map((note, index) => {
      const createdAt = now - (now % HOUR) - index * 2 * DAY - HOUR;
      const reminder = note.reminder === undefined ? null : now - (now % HOUR) + note.reminder * HOUR;
      return noteRow({
        id: `${prefix}note-${index + 1}`,
        ownerId: userId,
        title: note.title,
        description: note.text,
        archived: note.archived ?? false,
        image: note.image ? drawnNotes[note.image] : '',
        time: createdAt,
        reminder,
        // Those that have passed in the demo are not told.
        remindAt: reminder !== null && reminder > now ? reminder : null,
        checklist: checklistOf(note.checklist ?? []),
        createdAt,
      });
    }),
  );

export const noteLabelFixtures = (): NoteLabelRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    labels.map(([handle, name], position) => ({
      id: `${prefix}note-label-${handle}`,
      ownerId: userId,
      name,
      handle,
      position,
    })),
  );

export const noteLabelingFixtures = (): NoteLabelingRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    notes.flatMap((note, index) =>
      (note.labels ?? []).map((handle) =>
        labelingOf({ id: `${prefix}note-${index + 1}`, ownerId: userId }, `${prefix}note-label-${handle}`),
      ),
    ),
  );
