import { forEveryOwner } from '../base/owners.ts';
import { DAY } from '../base/period.rules.ts';
import type {
  ContactGroupRow,
  ContactMarkRow,
  ContactMembershipRow,
  ContactRow,
  ContactUseRow,
} from './contact.rows.ts';
import { contactOf, dayOf, FREQUENT_FROM, noFields } from './contact.rules.ts';

type Person = readonly [
  name: string,
  lastName: string,
  nickname: string,
  company: string,
  jobTitle: string,
  address: string,
  birthday: string | null,
  notes: string,
];

/** People around the control room: clients, suppliers, neighbours, authorities. */
const people: readonly Person[] = [
  [
    'Annika',
    'Boersma',
    'Anni',
    'North Harbour Terminals',
    'Head of security',
    'Europaweg 902, Rotterdam',
    '1979-03-14',
    'Wants to be called for anything at the fuel berth, day and night.',
  ],
  [
    'Selim',
    'Karaca',
    '',
    'Bosphorus Logistics',
    'Depot manager',
    'Liman Cd. 41, Istanbul',
    '1984-11-02',
    'Speaks for both depots.',
  ],
  [
    'Min-jae',
    'Yoon',
    'MJ',
    'Hangang Data',
    'Facility lead',
    'Ttukseom-ro 22, Seoul',
    '1988-07-21',
    'Lists of visitors come from him on Fridays.',
  ],
  [
    'Esther',
    'Wambui',
    '',
    'Rift Solar',
    'Plant engineer',
    'Plot 17, Naivasha Road, Nairobi',
    '1990-01-30',
    'Knows which inverter hums.',
  ],
  [
    'Caio',
    'Meireles',
    'Caíto',
    'Paulista Arcade',
    'Centre manager',
    'Av. Paulista 1400, São Paulo',
    '1976-09-09',
    '',
  ],
  [
    'Fiona',
    'MacLeish',
    'Fi',
    'Pacific Rail',
    'Yard master',
    '88 Waterfront Rd, Vancouver',
    '1971-12-18',
    'Prefers the telephone.',
  ],
  [
    'Ines',
    'Okonkwo',
    '',
    'Meridian Insurance',
    'Claims adjuster',
    '5 Finch Street, London',
    '1982-04-05',
    'Asks for recordings; check the case number first.',
  ],
  [
    'Lukas',
    'Reinholt',
    '',
    'Fernhill Optics',
    'Account manager',
    'Linsenweg 3, Jena',
    '1986-02-27',
    'Lenses in ten days, thermal in twenty.',
  ],
  [
    'Marisol',
    'Quintero',
    'Mari',
    'Kestrel Mounts',
    'Sales engineer',
    'Calle del Poste 12, Valencia',
    '1993-08-16',
    '',
  ],
  [
    'Haruto',
    'Shimizu',
    '',
    'Kumo Cloud Video',
    'Support lead',
    '3-8-1 Shibaura, Tokyo',
    '1989-05-11',
    'Second line; the first is their portal.',
  ],
  [
    'Sergeant Noor',
    'Bakker',
    '',
    'Harbour Police',
    'Duty officer',
    'Maasboulevard 60, Rotterdam',
    null,
    'Night desk: second number on the board.',
  ],
  [
    'Elif',
    'Sönmez',
    '',
    'Municipal Fire Brigade',
    'Prevention officer',
    'İtfaiye Sk. 1, Istanbul',
    '1980-10-23',
    'Inspects Cold store every spring.',
  ],
  [
    'Patrick',
    'Dunne',
    'Paddy',
    'Dunne Towers',
    'Climber',
    '14 Quarry Lane, Cork',
    '1985-06-06',
    'Masts above twenty metres.',
  ],
  [
    'Aisha',
    'Rahman',
    '',
    'Lumen Networks',
    'Field engineer',
    '7 Canal Row, Manchester',
    '1994-03-03',
    'Changed the switch at North Harbour.',
  ],
  ['Bruno', 'Tavares', '', 'Tavares Elétrica', 'Electrician', 'Rua Augusta 77, São Paulo', '1978-01-19', ''],
  [
    'Naomi',
    'Achieng',
    '',
    'Savanna Drones',
    'Pilot',
    'Wilson Airport, Nairobi',
    '1991-09-28',
    'Flies the solar rows each month.',
  ],
  [
    'Gustaf',
    'Lindqvist',
    'Gus',
    'Polar Enclosures',
    'Designer',
    'Norra Hamngatan 8, Göteborg',
    '1983-12-01',
    'Heated housings.',
  ],
  [
    'Tala',
    'Mansour',
    '',
    'Mansour & Daughters',
    'Interior fitter',
    'Bağdat Cd. 210, Istanbul',
    '1996-02-14',
    'Built our control room desks.',
  ],
  [
    'Oskar',
    'Nowak',
    '',
    '',
    'Neighbour of the yard',
    'Lakeview 3, Vancouver',
    null,
    'Rings when a floodlight blinds his kitchen.',
  ],
  [
    'Ruth',
    'Feldman',
    'Ruthie',
    'Feldman Law',
    'Privacy counsel',
    '40 Chancery Court, London',
    '1969-07-07',
    'Signs off every camera that sees a street.',
  ],
  ['Diego', 'Santamaría', '', 'Guardia Vial', 'Patrol lead', 'Vía 9, São Paulo', '1987-11-11', ''],
  [
    'Kirsten',
    'Aalto',
    'Kiki',
    'Aalto Acoustics',
    'Consultant',
    'Satamakatu 4, Helsinki',
    '1992-05-25',
    'Glass-break sensors.',
  ],
  [
    'Joon-ho',
    'Baek',
    '',
    'Seoul Polytechnic',
    'Research fellow',
    'Gongneung-ro 232, Seoul',
    '1995-10-08',
    'Counts people in crowds, without faces.',
  ],
  [
    'Wendy',
    'Hollis',
    '',
    'Hollis Training',
    'Instructor',
    '2 Mill Yard, Leeds',
    '1974-08-31',
    'De-escalation course, twice a year.',
  ],
  [
    'Yusuf',
    'Tekin',
    'Yuki',
    '',
    '',
    'Moda Cd. 19, Istanbul',
    '1998-04-22',
    'Played football with half of the night shift.',
  ],
];

const ascii = (text: string) =>
  text
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase();

const domainOf = (company: string) =>
  company === '' ? 'post.example' : `${ascii(company).replace(/[^a-z]+/g, '-')}.example`;

const contactId = (place: number) => `contact-${place}`;

export const contactFixtures = (): ContactRow[] =>
  people.map(([name, lastName, nickname, company, jobTitle, address, birthday, notes], index) =>
    contactOf(
      { id: contactId(index + 1), createdById: null },
      {
        ...noFields,
        name,
        lastName,
        nickname,
        company,
        jobTitle,
        email: `${ascii(name.replace('Sergeant ', '')).replace(/[^a-z]+/g, '.')}.${ascii(lastName).replace(/[^a-z]+/g, '')}@${domainOf(company)}`,
        phone: `+00 555 02${String(index + 10).padStart(2, '0')}`,
        address,
        birthday,
        notes,
      },
    ),
  );

/** Places in the list of people. */
const starred = [1, 3, 7, 13, 20];
const pinned = [1, 2, 4];
/** Who was written to in the last weeks. */
const written = [6, 8, 10, 11, 14];
const groups: readonly (readonly [name: string, members: readonly number[]])[] = [
  ['Friends', [18, 22, 25]],
  ['Clients', [1, 2, 4, 6]],
  ['Recent Workers', [13, 14, 15, 16]],
];

export const contactMarkFixtures = (): ContactMarkRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    [...new Set([...starred, ...pinned])].map((place) => ({
      id: `${prefix}contact-mark-${place}`,
      ownerId: userId,
      contactId: contactId(place),
      starred: starred.includes(place),
      pinned: pinned.includes(place),
    })),
  );

export const contactUseFixtures = (now: number): ContactUseRow[] => {
  const contacts = contactFixtures();
  return forEveryOwner(({ userId, prefix }) =>
    written.map((place, index) => ({
      id: `${prefix}contact-use-${place}`,
      ownerId: userId,
      who: contacts[place - 1]?.emailKey ?? '',
      day: dayOf(now - (3 + index) * DAY),
      count: FREQUENT_FROM + index,
    })),
  );
};

const groupId = (prefix: string, index: number) => `${prefix}contact-group-${index + 1}`;

export const contactGroupFixtures = (): ContactGroupRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    groups.map(([name], index) => ({
      id: groupId(prefix, index),
      ownerId: userId,
      name,
      createdAt: Date.UTC(2026, 0, 5 + index),
    })),
  );

export const contactMembershipFixtures = (): ContactMembershipRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    groups.flatMap(([, members], index) =>
      members.map((place) => ({
        id: `${groupId(prefix, index)}-${place}`,
        ownerId: userId,
        groupId: groupId(prefix, index),
        contactId: contactId(place),
      })),
    ),
  );
