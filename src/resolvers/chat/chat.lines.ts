/** What the demo's people have said. */
export interface Line {
  readonly mine: boolean;
  readonly minutesAgo: number;
  readonly text: string;
}

const said = (mine: boolean, minutesAgo: number, text: string): Line => ({ mine, minutesAgo, text });

interface Dialog {
  readonly contactId: string;
  /** How many of its last messages were not seen. */
  readonly unread: number;
  readonly lines: readonly Line[];
}

export const dialogs: readonly Dialog[] = [
  {
    contactId: 'chat-member-2',
    unread: 2,
    lines: [
      said(false, 218, 'Morning. Quay 3 crane shows snow since six.'),
      said(true, 216, 'Real snow or no signal?'),
      said(false, 215, 'Real snow. First of the year.'),
      said(true, 214, 'Then leave it. How are the others?'),
      said(false, 209, 'Container lane A reads plates at 91 %, lane B at 64.'),
      said(true, 207, 'B faces west, it gets the low sun until nine.'),
      said(false, 206, 'I thought so. I put a note on the camera.'),
      said(true, 205, 'Good. Please also look at the gate, it was moved yesterday.'),
      said(false, 188, 'Done. The new angle cuts off the intercom.'),
      said(true, 186, 'Can we live with it until Thursday?'),
      said(false, 185, 'Yes, the second camera covers it.'),
      said(true, 184, 'Thursday then, Wanjiru is there anyway.'),
      said(false, 121, 'Two alarms at the Breakwater, both gulls.'),
      said(true, 119, 'Large gulls?'),
      said(false, 118, 'Very large gulls.'),
      said(true, 117, 'Raise the least size by a fifth and tell me tomorrow.'),
      said(false, 14, 'Raised. Quiet since.'),
      said(false, 12, 'And your van is back, Amani has it on screen.'),
    ],
  },
  {
    contactId: 'chat-member-11',
    unread: 1,
    lines: [
      said(false, 47, 'I stand before the inverter house and the key does not turn. Who has the other one?'),
    ],
  },
];

/** Between the two demo accounts. */
export const continuingLines: readonly (Omit<Line, 'mine'> & { readonly speaker: string })[] = [
  { speaker: 'user-staff', minutesAgo: 1_506, text: 'May I swap Saturday with Claire?' },
  {
    speaker: 'user-admin',
    minutesAgo: 1_490,
    text: 'If both of you are happy, yes. Write it into the calendar.',
  },
  { speaker: 'user-staff', minutesAgo: 1_488, text: 'Written. Thank you!' },
];
