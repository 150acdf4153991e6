import { forEveryOwner } from '../base/owners.ts';
import { DAY, HOUR } from '../base/period.rules.ts';
import type { TodoLabelingRow, TodoRow } from './todo.rows.ts';
import { labelingOf, todoFolders, todoLabels, todoRow } from './todo.rules.ts';

type Flag = 'completed' | 'starred' | 'important' | 'deleted';

interface Task {
  readonly title: string;
  readonly notes: string;
  readonly folder?: string;
  readonly labels?: readonly string[];
  readonly flags?: readonly Flag[];
  /** Days from today; the due date, and the start before it. */
  readonly due?: number;
  readonly start?: number;
}

/** From top to bottom. */
const tasks: readonly Task[] = [
  {
    title: 'Hand the night shift over',
    notes: 'Two incidents at North Harbour are still acknowledged; say who waits for the crane driver.',
    folder: 'shift',
    flags: ['starred', 'important'],
    start: 0,
    due: 0,
  },
  {
    title: 'Order a new lens for the thermal camera at the fuel berth',
    notes: 'Salt has eaten the seal. Ask the supplier for the coated one.',
    folder: 'maintenance',
    labels: ['issue'],
    flags: ['important'],
    start: -2,
    due: 3,
  },
  {
    title: 'Show the age of the last frame on every tile',
    notes: 'Nobody should take an old picture for a live one.',
    labels: ['frontend'],
    flags: ['starred'],
    start: -1,
    due: 6,
  },
  {
    title: 'Check why the level crossing loses its link at dusk',
    notes: 'It comes back by itself after four minutes. Compare with the street lights’ switch.',
    folder: 'maintenance',
    labels: ['issue', 'backend'],
    flags: ['important'],
    due: 0,
  },
  {
    title: 'Write the report of last week’s storm at North Harbour',
    notes: 'One incident, its children, and what we would do sooner next time.',
    folder: 'office',
    flags: ['starred', 'important'],
    start: -3,
    due: 1,
  },
  {
    title: 'Agree on quiet hours for the mall',
    notes: 'Motion alerts from the food court are of no use while it is open.',
    folder: 'office',
    labels: ['api'],
    due: 9,
  },
  {
    title: 'Clean the domes at the avenue entrance',
    notes: 'Spider webs again. Take the long pole.',
    folder: 'maintenance',
    due: 0,
  },
  {
    title: 'Let the phone app open an incident from its notification',
    notes: 'Today it opens the list.',
    labels: ['mobile', 'frontend'],
    flags: ['important'],
    start: 2,
    due: 16,
  },
  {
    title: 'Answer the data protection officer',
    notes: 'She asks how long clips of the canteen corridor are kept, and who has seen them.',
    folder: 'office',
    flags: ['starred'],
    due: 2,
  },
  {
    title: 'Page the list of status transitions',
    notes: 'The solar park alone has nine thousand.',
    labels: ['api', 'backend'],
    start: -6,
    due: 12,
  },
  {
    title: 'Train the two new operators on the outage drill',
    notes: 'Pull a switch, freeze a picture, acknowledge, report. An hour each.',
    folder: 'shift',
    flags: ['important'],
    start: 4,
    due: 4,
  },
  {
    title: 'Measure the battery of the gatehouse intercom',
    notes: '',
    folder: 'maintenance',
  },
  {
    title: 'Renew the certificate of the media engine',
    notes: 'Put the next date into the calendar, a week ahead.',
    labels: ['backend'],
    flags: ['completed', 'important'],
    due: -4,
  },
  {
    title: 'Move the map behind its own loader',
    notes: 'The home page need not wait for it.',
    labels: ['frontend'],
    flags: ['completed', 'starred'],
    start: -14,
    due: -8,
  },
  {
    title: 'Name the cameras of hall B after their cages',
    notes: 'Operators say the number of the cage on the phone, never ours.',
    folder: 'shift',
    flags: ['completed'],
    due: -2,
  },
  {
    title: 'Swap the switch in the sorting hall',
    notes: 'Eight ports were not enough for nine cameras.',
    folder: 'maintenance',
    labels: ['issue'],
    flags: ['completed'],
    start: -10,
    due: -9,
  },
  {
    title: 'Ask the pilot station for a better ladder',
    notes: 'The one there ends a metre below the camera.',
    folder: 'office',
    flags: ['completed'],
  },
  {
    title: 'Keep the phone app awake during a live view',
    notes: 'Done with a wake lock, released in the background.',
    labels: ['mobile'],
    flags: ['completed', 'starred'],
    due: -1,
  },
  {
    title: 'Plan the holidays of the control room',
    notes: 'Two per shift at least, one of whom may sign for the keys.',
    folder: 'office',
    flags: ['important'],
    start: 7,
    due: 30,
  },
  {
    title: 'Rent a lifting platform for the water tower',
    notes: 'Not needed: the ladder holds.',
    folder: 'maintenance',
    flags: ['deleted'],
    due: 5,
  },
];

/** The hour of now, whole days away: the same number of days in every time zone. */
const moment = (now: number, days: number): number => now - (now % HOUR) + days * DAY;

const has = (task: Task, flag: Flag) => task.flags?.includes(flag) ?? false;

/** 20 to-dos for each account: 6 done, 6 starred, 8 important, 1 deleted, 3 due today. */
export const todoFixtures = (now: number): TodoRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    tasks.map((task, index) =>
      todoRow({
        id: `${prefix}todo-${index + 1}`,
        ownerId: userId,
        title: task.title,
        notes: task.notes,
        startDate: task.start === undefined ? null : moment(now, task.start),
        dueDate: task.due === undefined ? null : moment(now, task.due),
        completed: has(task, 'completed'),
        starred: has(task, 'starred'),
        important: has(task, 'important'),
        deleted: has(task, 'deleted'),
        folderId: todoFolders.find(({ handle }) => handle === task.folder)?.id ?? null,
        position: index,
      }),
    ),
  );

export const todoLabelingFixtures = (): TodoLabelingRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    tasks.flatMap((task, index) =>
      todoLabels
        .filter(({ handle }) => task.labels?.includes(handle))
        .map(({ id }) => labelingOf({ id: `${prefix}todo-${index + 1}`, ownerId: userId }, id)),
    ),
  );
