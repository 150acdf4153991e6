/** The demo's mails, as somebody who runs a control room would find them on a working day. */
export interface Letter {
  readonly folder: 'inbox' | 'sent' | 'drafts' | 'spam' | 'trash';
  /** "me", the id of a team member, or "Name <address>". */
  readonly from: string;
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly hoursAgo: number;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly marks?: readonly ('unread' | 'starred' | 'important')[];
  readonly labels?: readonly ('note' | 'paypal' | 'invoice' | 'amazon')[];
  readonly file?: { readonly fileName: string; readonly type: string; readonly content: string };
}

/** A still picture: night, a fence, a light. */
const still = (caption: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#10161a"/><path d="M0 120h320M20 90v60M70 90v60M120 90v60M170 90v60M220 90v60M270 90v60" stroke="#5f6b7c" stroke-width="3"/><circle cx="252" cy="42" r="16" fill="#d1b36a"/><text x="12" y="24" font-family="monospace" font-size="13" fill="#dce0e5">${caption}</text></svg>`;

export const letters: readonly Letter[] = [
  {
    folder: 'inbox',
    from: 'member-4',
    to: ['me'],
    hoursAgo: 0.4,
    subject: 'Breakwater: the same van again',
    paragraphs: [
      'The white van from last night is back at the Breakwater, lights off, engine running.',
      'I have opened an incident and keep the camera on it. <b>Shall I call the harbour police or wait for the patrol?</b>',
    ],
    marks: ['unread', 'important', 'starred'],
    file: {
      fileName: 'breakwater-still.svg',
      type: 'image/svg+xml',
      content: still('North Harbour · Breakwater'),
    },
  },
  {
    folder: 'inbox',
    from: 'member-14',
    to: ['me'],
    cc: ['member-15'],
    hoursAgo: 2.2,
    subject: 'Firmware 4.2: who goes first?',
    paragraphs: [
      'Version 4.2 mends the clock drift that spoiled our timeline at Hangang. It needs one restart of about 90 seconds a camera.',
      'I suggest the Visitor lobby first, then the halls, never two cameras of one aisle together. Please say yes by tomorrow noon.',
    ],
    marks: ['unread', 'important'],
    labels: ['note'],
  },
  {
    folder: 'inbox',
    from: 'Fernhill Optics <billing@fernhill-optics.example>',
    to: ['me'],
    hoursAgo: 5,
    subject: 'Invoice FO-20418: four thermal lenses',
    paragraphs: [
      'Thank you for your order. Four lenses of 19 mm left our house this morning by courier.',
      'The amount of EUR 2,316.00 is due within 30 days. A list of the items is attached.',
    ],
    marks: ['unread'],
    labels: ['invoice'],
    file: {
      fileName: 'FO-20418.csv',
      type: 'text/csv',
      content: 'item,quantity,unit price,total\nThermal lens 19 mm,4,579.00,2316.00\n',
    },
  },
  {
    folder: 'inbox',
    from: 'member-2',
    to: ['me'],
    hoursAgo: 9,
    subject: 'Night shift in five lines',
    paragraphs: [
      'Eleven incidents, all closed. Two were real: a climbed fence at Rift and a forced door at the Arcade.',
      'Fence south was misty until four. Nobody was hurt, nothing was stolen.',
      'Coffee is out again.',
    ],
    marks: ['starred'],
    labels: ['note'],
  },
  {
    folder: 'inbox',
    from: 'PayPal <service@paypal.example>',
    to: ['me'],
    hoursAgo: 14,
    subject: 'You sent 48.00 EUR to Kestrel Mounts',
    paragraphs: [
      'Your payment to Kestrel Mounts for "pole bracket, stainless, 2 pieces" is complete.',
      'It appears on your statement within two days.',
    ],
    labels: ['paypal'],
  },
  {
    folder: 'inbox',
    from: 'Amazon Business <orders@amazon.example>',
    to: ['me'],
    hoursAgo: 22,
    subject: 'Delivered: 12 PoE injectors',
    paragraphs: [
      'Your parcel was handed to the gatehouse of Rift Solar Park at 15:42.',
      'Twelve injectors, 30 W, with mounting plates.',
    ],
    labels: ['amazon', 'invoice'],
  },
  {
    folder: 'inbox',
    from: 'member-19',
    to: ['me'],
    hoursAgo: 27,
    subject: 'Inverter house: heat at row two',
    paragraphs: [
      'The thermal camera shows 71 °C at the second cabinet, eleven above its neighbours, since Tuesday.',
      'The integrator says a fan. I would like to see a week of its curve beside the weather before we open it.',
    ],
    marks: ['unread'],
  },
  {
    folder: 'inbox',
    from: 'member-18',
    to: ['me'],
    cc: ['member-2', 'member-3'],
    hoursAgo: 31,
    subject: 'False alarms fell by a third',
    paragraphs: [
      'Since the zones at Container lane A end before the road, motion alarms there fell from 62 to 41 a week.',
      'Next I would redraw Truck entrance and Loading dock 1. The figures are attached.',
    ],
    marks: ['important'],
    file: {
      fileName: 'alarms-by-week.csv',
      type: 'text/csv',
      content: 'week,lane A,lane B,truck entrance\n41,62,38,57\n42,60,41,55\n43,49,37,58\n44,41,36,56\n',
    },
  },
  {
    folder: 'inbox',
    from: 'Ines Okonkwo <i.okonkwo@meridian-insurance.example>',
    to: ['me'],
    hoursAgo: 46,
    subject: 'Recording of the 14th, please',
    paragraphs: [
      'For claim M-7731 we need the recording of Loading dock 4 from 02:10 to 02:40.',
      'A link that ends after a week is fine. Please name who may open it.',
    ],
    marks: ['important'],
    labels: ['note'],
  },
  {
    folder: 'inbox',
    from: 'member-11',
    to: ['me'],
    hoursAgo: 52,
    subject: 'Ladder, lens cloth, Saturday',
    paragraphs: [
      'I shall clean the domes of the Paulista Arcade on Saturday before opening. Expect eight tamper alarms between six and eight.',
    ],
  },
  {
    folder: 'inbox',
    from: 'PayPal <service@paypal.example>',
    to: ['me'],
    hoursAgo: 76,
    subject: 'Receipt for your subscription: weather overlay',
    paragraphs: ['We have charged 9.00 EUR for one month of "Weather overlay, six sites".'],
    labels: ['paypal', 'invoice'],
  },
  {
    folder: 'inbox',
    from: 'member-16',
    to: ['me'],
    hoursAgo: 98,
    subject: 'Access codes were changed',
    paragraphs: [
      'Every gate of Bosphorus Depot has new codes since this morning. You find yours in the safe, not in this mail.',
    ],
    marks: ['starred'],
  },
  {
    folder: 'sent',
    from: 'me',
    to: ['member-4'],
    hoursAgo: 0.2,
    subject: 'Re: Breakwater: the same van again',
    paragraphs: ['Call the harbour police, and leave the camera where it is. I am on my way up.'],
    marks: ['important'],
  },
  {
    folder: 'sent',
    from: 'me',
    to: ['Ines Okonkwo <i.okonkwo@meridian-insurance.example>'],
    cc: ['member-10'],
    hoursAgo: 44,
    subject: 'Re: Recording of the 14th, please',
    paragraphs: [
      'Tomasz cuts the recording today and sends you the link. It opens for you alone and ends on Friday next week.',
    ],
    labels: ['note'],
  },
  {
    folder: 'sent',
    from: 'me',
    to: ['member-2', 'member-3', 'member-9'],
    hoursAgo: 120,
    subject: 'Roster for December',
    paragraphs: [
      'The roster hangs in the control room and in the calendar. Swap among yourselves, but tell me before Thursday.',
    ],
    marks: ['starred'],
  },
  {
    folder: 'drafts',
    from: 'me',
    to: ['member-14'],
    hoursAgo: 1.5,
    subject: 'Re: Firmware 4.2: who goes first?',
    paragraphs: ['Yes to the Visitor lobby. For the halls I want somebody on site, because'],
  },
  {
    folder: 'drafts',
    from: 'me',
    to: [],
    hoursAgo: 70,
    subject: 'What we learned from the storm at North Harbour',
    paragraphs: ['One switch, eight cameras, seventeen alarms. Three things would have helped:'],
    labels: ['note'],
  },
  {
    folder: 'spam',
    from: 'Prize Desk <winner@prize-desk.example>',
    to: ['me'],
    hoursAgo: 19,
    subject: 'Your camera has won!!',
    paragraphs: [
      'Dear camera owner, your serial number was drawn. Send it back to us with a copy of your passport.',
    ],
    marks: ['unread'],
  },
  {
    folder: 'spam',
    from: 'Night Vision World <hello@night-vision-world.example>',
    to: ['me'],
    hoursAgo: 64,
    subject: 'See through walls, only today',
    paragraphs: ['Physics does not want you to know this lens.'],
    marks: ['unread'],
  },
  {
    folder: 'trash',
    from: 'member-13',
    to: ['me'],
    hoursAgo: 150,
    subject: 'Lost: one orange helmet',
    paragraphs: ['Found it. It was on my head.'],
  },
  {
    folder: 'trash',
    from: 'Amazon Business <orders@amazon.example>',
    to: ['me'],
    hoursAgo: 170,
    subject: 'Your order of 2 label printers was cancelled',
    paragraphs: ['As you asked, we have cancelled the order. Nothing was charged.'],
    labels: ['amazon'],
  },
];
