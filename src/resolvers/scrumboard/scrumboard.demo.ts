import type { BoardAttachmentType } from '~/graphql/types.generated.ts';

/** A card as people tell it: members are places in the list of members, dates are days from now. */
export interface DemoCard {
  readonly name: string;
  readonly text: string;
  readonly members?: readonly number[];
  readonly labels?: readonly string[];
  readonly attachments?: readonly {
    readonly name: string;
    readonly type: BoardAttachmentType;
    readonly url: string;
  }[];
  readonly subscribed?: boolean;
  /** A plus stands before items that are done. */
  readonly checklists?: readonly { readonly name: string; readonly items: readonly string[] }[];
  /** Newest first: who, and what. */
  readonly comments?: readonly (readonly [member: number, message: string])[];
  readonly due?: number;
}

interface DemoBoard {
  readonly name: string;
  readonly color: string;
  readonly lists: readonly { readonly name: string; readonly cards: readonly DemoCard[] }[];
}

const drawing = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" width="240" height="120">${shapes}</svg>`,
  )}`;

const wall = drawing(
  `<path fill="#16202a" d="M0 0h240v120H0z"/><g fill="#2b4257"><path d="M8 8h72v32H8zM84 8h72v32H84zM160 8h72v32h-72z
  M8 44h72v32H8zM160 44h72v32h-72zM8 80h72v32H8zM84 80h72v32H84zM160 80h72v32h-72z"/></g>
  <path fill="#5a2b2b" stroke="#f44336" stroke-width="3" d="M84 44h72v32H84z"/><circle cx="148" cy="52" r="4" fill="#f44336"/>`,
);

const palette = drawing(
  `<path fill="#f7f7f7" d="M0 0h240v120H0z"/><path fill="#192d3e" d="M20 24h44v72H20z"/><path fill="#5e6c78" d="M72 24h44v72H72z"/>
  <path fill="#61dafb" d="M124 24h44v72h-44z"/><path fill="#d0f4fe" d="M176 24h44v72h-44z"/>`,
);

const storm = drawing(
  `<path fill="#1e2125" d="M0 0h240v120H0z"/><path fill="none" stroke="#ffb300" stroke-width="4" d="M10 90l30-8 26 4 24-50 20 66 26-40 24 22 30-12 40 6"/>
  <path stroke="#f44336" stroke-dasharray="6 5" stroke-width="2" d="M10 44h220"/>`,
);

export const demoBoards: readonly DemoBoard[] = [
  {
    name: 'Frontend',
    color: '#192D3E',
    lists: [
      {
        name: 'Design',
        cards: [
          {
            name: 'A tile that says how old its picture is',
            text: 'Age of the last frame, state by shape and word, legible at two metres.',
            members: [0, 2],
            labels: ['Design', 'High Priority'],
            attachments: [{ name: 'Wall of nine', type: 'IMAGE', url: wall }],
            checklists: [{ name: 'States', items: ['+Live', '+Stale', 'Reconnecting', 'Paused'] }],
            comments: [
              [2, 'Stale must not be told by colour alone: half of the night shift wears yellow glasses.'],
              [0, 'Four seconds without a frame is stale, ten is gone.'],
            ],
            subscribed: true,
            due: 2,
          },
          {
            name: 'Colours for dark rooms',
            text: 'Ten themes, each with enough contrast for text on every surface.',
            members: [2],
            labels: ['Design'],
            attachments: [{ name: 'Default pair', type: 'IMAGE', url: palette }],
          },
        ],
      },
      {
        name: 'Development',
        cards: [
          {
            name: 'Order incidents by keyboard',
            text: 'j and k walk, a acknowledges, r resolves. The row under the cursor never moves.',
            members: [1],
            labels: ['App', 'Feature'],
            checklists: [{ name: 'Keys', items: ['+j', '+k', '+a', 'r', 's'] }],
            due: 5,
          },
          {
            name: 'Map without a token',
            text: 'Land, graticule and clusters from files of our own when no token is set.',
            members: [1, 3],
            labels: ['App'],
            attachments: [
              { name: 'World atlas', type: 'LINK', url: 'https://github.com/topojson/world-atlas' },
            ],
            comments: [[3, 'The antimeridian cuts Chukotka in two; stitched.']],
          },
          {
            name: 'Export of filtered incidents',
            text: 'What is on the screen, all pages of it, as CSV.',
            members: [3],
            labels: ['Feature'],
            due: -1,
          },
          {
            name: 'Right to left',
            text: 'Drawers, arrows and charts mirror with the language; clocks do not.',
            members: [2],
            labels: ['App'],
          },
        ],
      },
      {
        name: 'Upcoming Features',
        cards: [
          {
            name: 'Tours that stop at an alert',
            text: 'Pages of the wall rotate until something asks to be acknowledged.',
            labels: ['Feature'],
            members: [0],
          },
          { name: 'Saved views, private and shared', text: 'With a name and a link.', labels: ['Feature'] },
          {
            name: 'Notes on a picture',
            text: 'Draw on a snapshot before it goes into the report.',
            labels: ['Feature', 'Design'],
          },
          {
            name: 'Phone: one camera, full screen',
            text: 'Turn it, and it fills the glass.',
            labels: ['App'],
            due: 21,
          },
          {
            name: 'A second language on the wall',
            text: 'Names of sites in the script of whoever stands there.',
            labels: ['Feature'],
          },
        ],
      },
      {
        name: 'Known Bugs',
        cards: [
          {
            name: 'A storm repaints the whole table',
            text: 'Forty incidents in a second, forty paints. One would do.',
            members: [1],
            labels: ['High Priority', 'App'],
            attachments: [{ name: 'Paints during the last storm', type: 'IMAGE', url: storm }],
            comments: [[1, 'Collected by frame now; measuring again tonight.']],
            subscribed: true,
            due: -3,
          },
          {
            name: 'The clock skips when the tab wakes',
            text: 'It shows the moment of falling asleep for a second.',
            labels: ['App'],
          },
          {
            name: 'Tooltips stay after Escape',
            text: 'Seen in the camera map with a screen reader.',
            members: [2],
            labels: ['App'],
          },
        ],
      },
    ],
  },
  {
    name: 'Backend',
    color: '#5E6C78',
    lists: [
      {
        name: 'Designs',
        cards: [
          {
            name: 'A prober that watches itself',
            text: 'Three failures are down, two successes up; a gap in its own heartbeat is unknown, not up.',
            members: [1, 3],
            labels: ['Design', 'High Priority'],
            checklists: [{ name: 'To decide', items: ['+Jitter', '+Probes at once', 'Where it runs'] }],
            due: 9,
          },
        ],
      },
      {
        name: 'Development',
        cards: [
          {
            name: 'Rollups by hour and by day',
            text: 'Seconds in each state, never a bare percentage.',
            members: [3],
            labels: ['Feature'],
            comments: [[0, 'Keep the share observed beside it.']],
          },
        ],
      },
    ],
  },
];
