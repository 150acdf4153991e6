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
  {
    folder: 'inbox',
    from: 'Fernhill Optics <news@fernhill-optics.example>',
    to: ['me'],
    hoursAgo: 36,
    subject: 'Lenses for fog: what we measured this autumn',
    paragraphs: [
      '<img src="https://pictures.fernhill-optics.example/news/november.png" alt="A pier in fog, seen through two lenses" width="480" height="160" />',
      'We hung two lenses over the same pier for six weeks. The left one saw the buoy in 31 of 44 foggy mornings, the right one in 40.',
      '<img src="https://pictures.fernhill-optics.example/news/curve.png" alt="The curve of both lenses" width="480" height="200" />',
      'You get this letter because you bought from us. <a href="https://fernhill-optics.example/letters/end">End it here</a>.',
    ],
    marks: ['unread'],
  },
  {
    folder: 'inbox',
    from: '한지우 <jiwoo.han@hangang-port.example>',
    to: ['me'],
    hoursAgo: 41,
    subject: '한강 물류센터 카메라 교체 일정',
    paragraphs: [
      '북문 카메라 두 대를 금요일 오전 여섯 시에 교체합니다. 교체하는 동안 약 이십 분간 화면이 꺼집니다.',
      '서울 관제실에서 확인해 주시면 바로 작업을 시작하겠습니다.',
    ],
    marks: ['unread', 'important'],
    labels: ['note'],
  },
  {
    folder: 'inbox',
    from: 'Işıl Iğdır <isil.igdir@bogazici-depo.example>',
    to: ['me'],
    hoursAgo: 57,
    subject: 'İstanbul deposu: gece ışıkları kapalı kalmış',
    paragraphs: [
      'Dün gece İstanbul deposunun arka ışıkları kapalıydı, bu yüzden üç kamera karanlık gördü.',
      'Iğdır’dan gelen teknisyen röleyi değiştirdi. Bu akşam yeniden bakabilir misiniz?',
    ],
  },
  {
    folder: 'inbox',
    from: 'ليلى حداد <layla.haddad@corniche-towers.example>',
    to: ['me'],
    hoursAgo: 83,
    subject: 'كاميرا المدخل الشمالي في أبراج الكورنيش',
    paragraphs: [
      'توقفت كاميرا المدخل الشمالي عن الإرسال بعد العاصفة، ثم عادت وحدها عند الفجر.',
      'نرجو فحص الكابل قبل نهاية الأسبوع، وشكرا لكم 🙏',
    ],
    marks: ['starred'],
  },
  {
    folder: 'inbox',
    from: 'member-5',
    to: ['me'],
    cc: ['member-2', 'member-4'],
    hoursAgo: 60,
    subject: 'The storm at North Harbour, hour by hour',
    paragraphs: [
      'You asked for the whole night in writing. Here it is, as the log and four people remember it.',
      '<b>18:10</b> The wind turns to north-west. Breakwater and Pier 3 begin to shake; nobody notices yet, because the picture stays sharp.',
      '<b>19:40</b> The first motion alarms: rain on the dome of Container lane B. Noa mutes the zone for an hour and writes it down, as she should.',
      '<b>20:25</b> The switch in cabinet 7 restarts. Eight cameras are gone for ninety seconds, and the desk gets eight incidents in place of one.',
      '<b>20:31</b> It restarts again. From here on we treat the eight as one outage; the second screen shows the cabinet’s temperature, which is falling.',
      '<b>21:15</b> Power of the quay is cut by the harbour master. The batteries take over. Every camera east of the crane reports that it runs on battery.',
      '<b>22:50</b> A container moves on lane A. It is the wind: the twistlocks of the upper one were never closed. The picture was good enough to read the number, and the terminal closed the lane within four minutes.',
      '<b>00:30</b> The batteries of Pier 3 are empty. From now on the pier is blind. Two people walk it every half hour, with a radio and a rope.',
      '<b>02:05</b> Power returns. All cameras but one are back within three minutes. The last one, Fuel jetty, comes back at 02:40, after somebody pulls its plug and waits for a minute.',
      '<b>04:00</b> The wind is gone. We have 41 incidents, of which 3 are real. Closing the others takes until the morning shift.',
      'What I would change: a second way for cabinet 7, batteries for eight hours on Pier 3, and one question at the desk, “is it the weather?”, that folds such alarms together for a night.',
      'Nobody was hurt. The coffee machine survived as well.',
    ],
  },
  {
    folder: 'spam',
    from: 'Support <no-reply@watchf1oor-login.example>',
    to: ['me'],
    hoursAgo: 26,
    subject: 'Your password ends today',
    paragraphs: [
      '&lt;script&gt;document.location = "https://watchf1oor-login.example"&lt;/script&gt;',
      'If you see the line above, your mail program is old. Open our page to keep your password.',
    ],
    marks: ['unread'],
  },
];
